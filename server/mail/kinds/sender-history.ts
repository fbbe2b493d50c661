import { durationInShort } from '../../../contract/time/duration.ts'
import { brief, briefTime, longDate, type Moment, momentOf } from '../../../contract/time/moment.ts'
import type { Db, SubmissionTable } from '../../database/schema.ts'
import type { HistoryLine } from '../email-content.ts'

/** How many earlier submissions an email lists. */
const LISTED = 5

/** Earlier submissions of the same mailbox, newest first, and how many there are in all. */
export async function earlierOf(
  db: Db,
  { mailbox, receivedAt, id }: Pick<SubmissionTable, 'mailbox' | 'receivedAt' | 'id'>,
): Promise<{ all: number; answered: number; newest: SubmissionTable[] }> {
  if (mailbox === '') return { all: 0, answered: 0, newest: [] }
  const earlier = db
    .selectFrom('submission')
    .where('mailbox', '=', mailbox)
    .where('receivedAt', '<=', receivedAt)
    .where('id', '!=', id)
    .where('status', 'in', ['open', 'answered'])
  const counts = await earlier
    .select(['status', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const countOf = (status: string) => Number(counts.find((one) => one.status === status)?.count ?? 0)
  return {
    all: countOf('open') + countOf('answered'),
    answered: countOf('answered'),
    newest: await earlier.selectAll().orderBy('receivedAt', 'desc').limit(LISTED).execute(),
  }
}

/** "2 before, both answered". */
export function historyInWords({ all, answered }: { all: number; answered: number }): string {
  if (answered === 0) return `${all} before, ${all === 1 ? 'still open' : 'none answered'}`
  if (answered < all) return `${all} before, ${answered} answered`
  return `${all} before, ${all === 1 ? 'answered' : all === 2 ? 'both answered' : 'all answered'}`
}

/** One earlier submission as the email lists it. */
export function historyLine(
  { reference, title, receivedAt, answeredAt, dueAt }: SubmissionTable,
  timeZone: string,
): HistoryLine {
  const [received, due] = [momentOf(receivedAt, timeZone), momentOf(dueAt, timeZone)]
  const date = (moment: Moment) => longDate({ ...moment, month: brief(moment.month) })
  const outcome =
    answeredAt === null ? `open, due ${date(due)}, ${briefTime(due)}` : `in ${durationInShort(answeredAt - receivedAt)}`
  return { reference, title, date: date(received), outcome }
}
