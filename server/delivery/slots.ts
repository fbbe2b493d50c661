import { faultFields, type Log } from '../log.ts'

export interface Deliveries {
  /** Waits for the deliveries that are under way. No new one begins. */
  stop(): Promise<void>
  /** Looks into the queue now, because something was queued. */
  nudge(): void
}

interface Queue<Row> {
  /** What the log calls it. */
  name: string
  log: Log
  /** How many deliveries run at the same time. One that hangs holds back no other while a slot is free. */
  slots: number
  /** How often it looks into the queue by itself, ms: for rows of another process, and for the next tries. */
  pollMs: number
  /** Waits until deliveries may begin, and tells how many at most. Without it they begin when a slot is free. */
  turn?(): Promise<number>
  /** Leases up to `count` rows that are due, but none of `underWay`: their leases may have ended while the machine slept. */
  claim(count: number, underWay: Row[]): Promise<Row[]>
  /** Delivers one row and stores what became of it. When it throws, the row's lease ends and it is tried again. */
  deliver(row: Row): Promise<void>
}

/** Delivers the rows of a queue until it is stopped. */
export function startDeliveries<Row>(queue: Queue<Row>): Deliveries {
  const { name, log, slots, pollMs, turn = async () => slots, claim, deliver } = queue
  let stopped = false
  let nudged = false
  let wake = () => {}

  async function run(): Promise<void> {
    const running = new Map<Row, Promise<void>>()
    while (!stopped) {
      nudged = false
      const count = Math.min(slots - running.size, await turn())
      // What a claim has leased leaves all the same: else it would wait until its lease ends.
      if (stopped) break
      const rows = await claimSome(count, [...running.keys()])
      for (const row of rows) {
        const delivery = tryToDeliver(row).finally(() => running.delete(row))
        running.set(row, delivery)
      }
      // With every slot taken there may be more: the next one that ends makes room.
      if (running.size === slots) await Promise.race(running.values())
      // The queue is empty.
      else if (rows.length < count && !nudged && !stopped) await sleep()
    }
    await Promise.all(running.values())
  }

  async function claimSome(count: number, underWay: Row[]): Promise<Row[]> {
    try {
      return await claim(count, underWay)
    } catch (error) {
      // The database is busy or its disk is full. The rows stay in the queue.
      log.error(faultFields(error), `${name} could not be read`)
      return []
    }
  }

  async function tryToDeliver(row: Row): Promise<void> {
    try {
      await deliver(row)
    } catch (error) {
      // Its new state could not be stored: its lease ends, and it is delivered again.
      log.error(faultFields(error), `${name} could not be written`)
    }
  }

  function sleep(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const ended = run()
  return {
    async stop() {
      stopped = true
      wake()
      await ended
    },
    nudge() {
      nudged = true
      wake()
    },
  }
}
