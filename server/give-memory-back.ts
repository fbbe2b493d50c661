import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often the server looks whether it rests, ms. */
const LOOK_MS = 5_000
/** Shares of that time in which the event loop worked. The second is above what search indexes take, completed after a rush. */
const BUSY = 0.4
const AT_REST = 0.2

/**
 * How much the old part of the heap may grow beyond what was alive at the last collection, percent. V8's own rule lets
 * it become four times as large, and what it took stays while emails still leave after a rush.
 */
const HEAP_GROWTH_PERCENT = 50

/**
 * Keeps the heap small, and collects garbage once when the server rests after it was busy, as it is at its start. The heap
 * grows in a rush, and V8 gives the room back only when programs go on to need some: 30 MB after a start, several times
 * that after a rush. It takes 50 to 100 ms, in which nobody is expected.
 */
export function startGivingMemoryBack(): void {
  // Node has no other way to it. Programs that are loaded already do not see it.
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  setFlagsFromString('--no-expose-gc')
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`)
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
