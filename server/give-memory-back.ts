import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often the server looks whether it rests, ms. */
const LOOK_MS = 5_000
/** Shares of that time in which the event loop worked. */
const BUSY = 0.2
const AT_REST = 0.05

/**
 * Collects garbage once when the server rests after it was busy, as it is at its start. The heap grows in a rush, and V8 gives
 * the room back only when programs go on to need some: 30 MB after a start, several times that after a rush. It takes
 * 50 to 100 ms, in which nobody is expected.
 */
export function startGivingMemoryBack(): void {
  // Node has no other way to it. Programs that are loaded already do not see it.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  setFlagsFromString('--no-expose-gc')
  let wasBusy = true
  let last = performance.eventLoopUtilization()

  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(last)
    if (utilization > BUSY) wasBusy = true
    else if (wasBusy && utilization < AT_REST) {
      wasBusy = false
      collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    }
    // What this itself took says nothing about visitors.
    last = performance.eventLoopUtilization()
  }, LOOK_MS).unref()
}
