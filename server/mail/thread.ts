import type { Company } from '../../contract/company.ts'
import { prepared } from '../database/prepared.ts'
import type { Db, OutboxTable, SubmissionTable } from '../database/schema.ts'

/** How many earlier emails the References header names; a mail program needs the first and the newest. */
const REFERENCES_MAX = 10

/** The headers of an email that goes on with these, by their Message-IDs, oldest first (RFC 5322, 3.6.4). Empty without one. */
export function headersAfter(ids: readonly string[]): Record<string, string> {
  const [first, newest] = [ids[0], ids.at(-1)]
  if (first === undefined || newest === undefined) return {}
  const references = ids.length > REFERENCES_MAX ? [first, ...ids.slice(1 - REFERENCES_MAX)] : ids
  return { 'In-Reply-To': newest, References: references.join(' ') }
}

/** The Message-ID of an outbox row's email, with its angle brackets. It never changes. */
export function messageIdOf({ id }: Pick<OutboxTable, 'id'>, { domain }: Pick<Company, 'domain'>): string {
  return `<${id}@${domain}>`
}

const deskEmailsBefore = prepared(
  (db, { mailbox, id, createdAt }: { mailbox: string; id: string; createdAt: number }) =>
    db
      .selectFrom('outbox')
      .innerJoin('submission', 'submission.id', 'outbox.submissionId')
      .select(['outbox.id', 'outbox.recipient', 'outbox.submissionId'])
      .where('submission.mailbox', '=', mailbox)
      .where('outbox.kind', '=', 'desk')
      .where('outbox.id', '!=', id)
      .where('outbox.createdAt', '<=', createdAt)
      .orderBy('outbox.createdAt')
      .orderBy('outbox.id'),
)

/** The headers that put a staff email into the thread of the sender's earlier ones to the same desk. Empty for the first. */
export async function threadHeaders(
  db: Db,
  row: Pick<OutboxTable, 'id' | 'recipient' | 'createdAt' | 'submissionId'>,
  { mailbox }: Pick<SubmissionTable, 'mailbox'>,
  company: Pick<Company, 'domain'>,
): Promise<Record<string, string>> {
  if (mailbox === '') return {}
  const earlier = await deskEmailsBefore(db, { mailbox, id: row.id, createdAt: row.createdAt })
  // Not in the query: by a desk's address the database would read every email that the desk ever got.
  const toSame = earlier.filter(({ recipient }) => recipient === row.recipient)
  // An email answers the newest one about its own submission, where there is one, and else the newest.
  const isOwn = (one: Pick<OutboxTable, 'submissionId'>) => one.submissionId === row.submissionId
  const inOrder = [...toSame.filter((one) => !isOwn(one)), ...toSame.filter(isOwn)]
  return headersAfter(inOrder.map((one) => messageIdOf(one, company)))
}
