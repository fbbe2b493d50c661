import type { Config } from '../config.ts'
import type { ServerContext } from '../context.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { HeaderPolicy } from './headers.ts'
import type { Pages } from './pages/pages.ts'
import type { Render } from './pages/render.ts'
import type { RenderFor } from './pages/render-queue.ts'

/** What the server is built from: the use cases' context, and what only HTTP needs. */
export interface AppParts {
  config: Config
  context: ServerContext
  pages: Pages
  /** Renders pages on demand. */
  render: Render
  /** Told after emails were queued. */
  worker?: { nudge(): void }
  metrics?: Metrics
  limits?: Partial<ConnectionLimits>
}

/** What the routes are handed. */
export interface HttpContext extends Omit<AppParts, 'render'> {
  /** Renders pages on demand, one at a time. */
  render: RenderFor
}

/** How long a client may take, in ms, and how many clients may connect. */
export const CONNECTION_LIMITS = {
  /** For the headers of a request. */
  headersMs: 15_000,
  /** For a whole request. Five files of 10 MB at 1 Mbit/s take seven minutes. */
  requestMs: 600_000,
  /** Without a byte in either direction. */
  idleMs: 60_000,
  /** Between two requests. Longer than the 60 s of most proxies, so that the proxy closes first. */
  keepAliveMs: 72_000,
  /** How often Node looks for slow clients. */
  checkMs: 5_000,
  /** After so long a body must have come at the least speed, on average. */
  bodyGraceMs: 30_000,
  bodyBytesPerSecond: 1_000,
  connections: 4_000,
  /** Of one client address. A browser opens six; the rest is for the people behind one router. */
  connectionsPerClient: 512,
}

export type ConnectionLimits = typeof CONNECTION_LIMITS

export function headerPolicyOf(config: Config): HeaderPolicy {
  return { https: config.publicUrl.startsWith('https:'), analytics: config.measurementId !== undefined }
}
