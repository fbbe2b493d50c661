import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ALL_FORMS } from '../../contract/forms.ts'
import { REFUSALS } from '../../contract/reply.ts'

/** What one listener counts of its answers. */
export interface AnswerMetrics {
  answered(answer: {
    method: string
    /** The route's pattern, such as `/r/:token`. An address would bring tokens, and a new series for each. */
    route: string | undefined
    status: number
    ms: number
    /** The name of the refusal; '' for another answer. */
    refusal: string
  }): void
}

export type Listener = 'site' | 'desk'

/**
 * The counters of one process, and the gauges that a scrape reads from the database. A label is a route's pattern, a
 * name of the code or of the contract: never anything that a visitor sent.
 */
export type Metrics = ReturnType<typeof createMetrics>

/** Seconds. A page takes under a millisecond, an upload of 50 MB up to minutes. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300]

/** Methods with a series of their own. A client may send any of some thirty others. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])

export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <T extends string>(name: string, help: string, labelNames: readonly T[] = []) =>
    new Gauge({ name, help, labelNames, registers })

  const requests = new Histogram({
    name: 'site_http_request_duration_seconds',
    help: 'Answers by listener, route pattern, method and class of status. /* are built pages and files.',
    labelNames: ['listener', 'method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const refusals = counter('site_refusals_total', 'Refusals by their names in contract/reply.ts.', ['reason'])
  const submissions = counter('site_submissions_total', 'Submissions stored by this process, without canaries.', [
    'form',
    'quarantined',
  ])
  // Prometheus sees an increase only where it saw the number before.
  for (const reason of Object.keys(REFUSALS)) refusals.inc({ reason }, 0)
  for (const { name } of ALL_FORMS)
    for (const quarantined of ['no', 'yes']) submissions.inc({ form: name, quarantined }, 0)

  return {
    registry,
    submissions,
    emails: counter('site_emails_total', 'Deliveries of emails that this process tried.', ['kind', 'outcome']),
    databaseErrors: counter('site_database_errors_total', 'Queries that failed.', ['fault']),
    storeErrors: counter('site_store_errors_total', 'Operations of the attachment store that failed.', ['operation']),
    logLines: counter('site_log_messages_total', 'Lines of the log.', ['level']),

    databaseReadable: gauge('site_database_readable', '1 when the gauges below could be read at this scrape.'),
    open: gauge('site_submissions_open', 'Open submissions, without canaries.', ['desk']),
    overdue: gauge('site_submissions_overdue', 'Open submissions past their due time.', ['desk']),
    outboxWaiting: gauge('site_outbox_waiting', 'Emails that wait, of newsletter issues and others.', ['queue']),
    outboxOldest: gauge('site_outbox_oldest_seconds', 'How long the oldest email to the staff has waited.'),
    outboxDead: gauge('site_outbox_dead', 'Emails that were given up and that nobody has settled.'),
    webhooksWaiting: gauge('site_webhooks_waiting', 'Webhooks that wait.'),
    webhooksDead: gauge('site_webhooks_dead', 'Webhooks that were given up and that nobody has settled.'),
    // Prometheus gives each series a label `job` of its own.
    jobRun: gauge('site_job_last_run_timestamp_seconds', 'When a regular job last ended; 0 for never.', ['task']),
    jobFailed: gauge('site_job_failed', '1 when the last run of a regular job failed.', ['task']),
    diskFree: gauge('site_disk_free_bytes', 'Free space on the disk of DATA_DIR.'),

    of(listener: Listener): AnswerMetrics {
      return {
        answered({ method, route = 'none', status, ms, refusal }) {
          const labels = {
            listener,
            method: METHODS.has(method) ? method : 'other',
            route,
            status: `${Math.floor(status / 100)}xx`,
          }
          requests.observe(labels, ms / 1000)
          if (refusal !== '') refusals.inc({ reason: refusal })
        },
      }
    },
  }
}

/** Adds what every Node program has: event-loop delay, memory, processor time, garbage collection. Once a process. */
export function addProcessMetrics({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry })
}
