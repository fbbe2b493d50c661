import { durationInShort } from '../../../contract/time/duration.ts'
import { brief, briefTime, longDate, type Moment, momentOf } from '../../../contract/time/moment.ts'
import { tookOf } from '../../database/overview.ts'
import { prepared } from '../../database/prepared.ts'
import type { Db, SubmissionTable, Tx } from '../../database/schema.ts'
import type { HistoryLine } from '../email-content.ts'

/** How many earlier submissions an email lists. */
const LISTED = 5

type Asked = Pick<SubmissionTable, 'mailbox' | 'receivedAt' | 'id'>

const countsBefore = prepared((db, asked: Asked) =>
  before(db, asked)
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status'),
)
const newestBefore = prepared((db, asked: Asked) =>
  before(db, asked).selectAll().orderBy('receivedAt', 'desc').limit(LISTED),
)

/** Earlier submissions of the same mailbox, newest first, and how many there are in all. */
export async function earlierOf(db: Db, { mailbox, receivedAt, id }: Asked) {
  if (mailbox === '') return { all: 0, answered: 0, newest: [] }
  const asked = { mailbox, receivedAt, id }
  const [counts, newest] = await Promise.all([countsBefore(db, asked), newestBefore(db, asked)])
  const countOf = (status: string) => Number(counts.find((one) => one.status === status)?.count ?? 0)
  return { all: countOf('open') + countOf('answered'), answered: countOf('answered'), newest }
}

function before(db: Db | Tx, { mailbox, receivedAt, id }: Asked) {
  return db
    .selectFrom('submission')
    .where('mailbox', '=', mailbox)
    .where('receivedAt', '<=', receivedAt)
    .where('id', '!=', id)
    .where('status', 'in', ['open', 'answered'])
}

/** "2 before, both answered". */
export function historyInWords({ all, answered }: { all: number; answered: number }): string {
  if (answered === 0) return `${all} before, ${all === 1 ? 'still open' : 'none answered'}`
  if (answered < all) return `${all} before, ${answered} answered`
  return `${all} before, ${all === 1 ? 'answered' : all === 2 ? 'both answered' : 'all answered'}`
}

/** One earlier submission as the email lists it. */
export function historyLine(row: SubmissionTable, timeZone: string): HistoryLine {
  const { reference, title } = row
  const [received, due] = [momentOf(row.receivedAt, timeZone), momentOf(row.dueAt, timeZone)]
  const date = (moment: Moment) => longDate({ ...moment, month: brief(moment.month) })
  const tookMs = tookOf(row)
  const outcome = tookMs === null ? `open, due ${date(due)}, ${briefTime(due)}` : `in ${durationInShort(tookMs)}`
  return { reference, title, date: date(received), outcome }
}
