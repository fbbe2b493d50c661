import { setTimeout as wait } from 'node:timers/promises'
import { heaviest } from '../../heaviest.ts'
import { HUNG_MS, type Render } from './render.ts'
import type { Rendered } from './render-thread.ts'

/** Renders one page of the site for one client. `path` may have a query. @throws TooBusy when too many wait already. */
export type RenderFor = (client: string, ...page: Parameters<Render>) => Promise<Rendered>

/** A page is not rendered, because others are asked for at this moment. */
export class TooBusy extends Error {
  readonly code = 'TOO_BUSY'
}

interface RenderLimits {
  /** How many pages wait at most. Rendering takes 20 to 40 ms, so the last one is there after about a second. */
  waitingMax: number
  /** The next page does not wait longer for one that does not end, ms. */
  hungMs: number
}

const LIMITS: RenderLimits = { waitingMax: 16, hungMs: HUNG_MS }
/** The longest pause between two pages, ms. */
const PAUSE_MAX_MS = 100

interface Waiting {
  client: string
  start: () => Promise<unknown>
  refuse: (reason: TooBusy) => void
}

/**
 * Renders one page at a time. After each one the others wait as long as it took: its thread takes one of few processors, and half
 * of that stays for built pages and forms. When too many wait, the last one of whoever has the most gives way.
 */
export function queueRenders(render: Render, { waitingMax, hungMs } = LIMITS): RenderFor {
  const waiting: Waiting[] = []
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const startedAt = performance.now()
      await Promise.race([next.start(), wait(hungMs, undefined, { ref: false })])
      await wait(Math.min(performance.now() - startedAt, PAUSE_MAX_MS))
    }
    isRunning = false
  }

  function makeRoom(newcomer: string): boolean {
    const most = heaviest(waiting, ({ client }) => client)
    const own = waiting.filter(({ client }) => client === newcomer).length
    if (!most || most.weight <= own + 1) return false
    const last = waiting.findLastIndex(({ client }) => client === most.owner)
    for (const { refuse } of waiting.splice(last, 1)) refuse(new TooBusy())
    return true
  }

  return (client, path, page) => {
    if (waiting.length >= waitingMax && !makeRoom(client)) return Promise.reject(new TooBusy())
    return new Promise((resolve, reject) => {
      const start = async () => {
        try {
          resolve(await render(path, page))
        } catch (error) {
          reject(error)
        }
      }
      waiting.push({ client, start, refuse: reject })
      void run()
    })
  }
}
