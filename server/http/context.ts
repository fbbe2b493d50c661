import type { Config } from '../config.ts'
import type { Office } from '../submissions/receive.ts'
import type { Policy } from './headers.ts'
import type { Pages } from './pages/pages.ts'
import type { Render } from './pages/render.ts'

/** What the server is built from. */
export interface Parts {
  config: Config
  office: Office
  pages: Pages
  /** Pages that are made for one request. */
  render: Render
  /** Told when letters were queued. */
  worker?: { nudge(): void }
  patience?: Partial<Patience>
}

/** How long a client may take, in ms, and how many may come. */
export interface Patience {
  /** For the head of a request. */
  headersMs: number
  /** For a whole request: five files of 10 MB through a line of 1 Mbit/s need seven minutes. */
  requestMs: number
  /** Without a byte in either direction. */
  silenceMs: number
  /** Between two requests; above the 60 s of usual proxies, so that they close first. */
  keepAliveMs: number
  /** How often Node looks for slow clients. */
  checkMs: number
  connections: number
}

export const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 600_000,
  silenceMs: 60_000,
  keepAliveMs: 72_000,
  checkMs: 5_000,
  connections: 4_000,
}

export function policyOf(config: Config): Policy {
  return { https: config.publicUrl.startsWith('https:'), analytics: config.measurementId !== undefined }
}
