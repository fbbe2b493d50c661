import { engineOf } from './engine.ts'
import type { LiveChannel, LiveListener } from './live-channel.ts'
import type { Db } from './schema.ts'

const channels = new WeakMap<Db, LiveChannel>()

/** Opens the one channel of a server on its database. The caller closes it. It connects by itself, again and again. */
export function openLiveChannel(db: Db, listener: LiveListener): LiveChannel {
  const channel = engineOf(db).openLiveChannel(listener)
  channels.set(db, channel)
  return channel
}

/** How many servers share the database, this one too. */
export function countServers(db: Db): Promise<number> {
  return engineOf(db).countServers(db)
}

/** Tells open desks that the history has new rows. Does nothing in a process without a channel, such as a command. */
export function tellChange(db: Db): void {
  channels.get(db)?.tellChange()
}
