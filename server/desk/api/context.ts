import type { DeskConfig } from '../../config.ts'
import type { ServerContext } from '../../context.ts'
import type { Address } from '../../mail/email.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { LiveDesk } from '../live.ts'
import type { Screen } from './screen.ts'

/** What the desk's routes are handed. */
export interface DeskHttp {
  desk: DeskConfig
  context: ServerContext
  live: LiveDesk
  screen: Screen
  /** Told after emails were queued. */
  worker?: { nudge(): void }
  /** `NEWSLETTER_PER_MINUTE`. */
  issuesPerMinute: number
  /** The sender of emails; without a name they have the company's. */
  sender: Address
  metrics: Metrics
  /** When the server started, ms. */
  startedAt: number
}
