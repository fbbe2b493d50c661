import { type LiveChannel, type LiveListener, paced } from '../live-channel.ts'

/** Tells this process alone. A second one on the same file looks into the history each second. */
export function openLiveChannel(listener: LiveListener): LiveChannel {
  const changes = paced(listener.changed)
  queueMicrotask(listener.connected)
  return {
    tellChange: changes.call,
    send() {},
    async close() {
      changes.stop()
    },
  }
}
