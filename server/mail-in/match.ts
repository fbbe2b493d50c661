import type { Company } from '../../contract/company.ts'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ServerContext } from '../context.ts'
import { TO_TYPED_ADDRESSES } from '../database/outbox-queue.ts'
import type { Db } from '../database/schema.ts'
import type { IncomingMail } from './read-mail.ts'
import { isOfHouse } from './sender.ts'

/** The request of an email. */
export interface Found {
  submissionId: string
  /** It refers to an email that only the staff got: whoever wrote it has read the desk's mailbox, or is a colleague. */
  byStaffEmail: boolean
}

/** One of our own emails by its Message-ID, which nobody can guess. */
export async function findOwn(db: Db, messageIds: readonly string[], { domain }: Pick<Company, 'domain'>) {
  const ids = messageIds.flatMap((id) => (id.endsWith(`@${domain}>`) ? [id.slice(1, -domain.length - 2)] : []))
  if (ids.length === 0) return undefined
  const rows = await db.selectFrom('outbox').select(['id', 'submissionId', 'kind']).where('id', 'in', ids).execute()
  const row = ids.flatMap((id) => rows.find((one) => one.id === id) ?? [])[0]
  return row && { outboxId: row.id, submissionId: row.submissionId, kind: row.kind }
}

/** The id of the email of ours, or of the answer from a mail program, that a report is of: by the first one that is known. */
export async function findReturned(db: Db, messageIds: readonly string[], company: Pick<Company, 'domain'>) {
  for (const messageId of messageIds) {
    const own = await findOwn(db, [messageId], company)
    if (own) return own.outboxId
    const answers = db.selectFrom('message').select('id').where('direction', '=', 'out')
    const answer = await answers.where('messageId', '=', messageId).executeTakeFirst()
    if (answer) return answer.id
  }
  return undefined
}

/**
 * The request that an email belongs to: by the emails that it refers to, else by the reference in its subject together with
 * its sender, who is the visitor or one of us. A reference alone opens nothing: it is no secret.
 */
export async function findRequest({ db, company }: ServerContext, mail: IncomingMail): Promise<Found | undefined> {
  const own = await findOwn(db, mail.references, company)
  if (own?.submissionId) {
    const all = await Promise.all(mail.references.map((id) => findOwn(db, [id], company)))
    const ofRequest = all.filter((one) => one?.submissionId === own.submissionId)
    const byStaffEmail = ofRequest.some((one) => one && !TO_TYPED_ADDRESSES.includes(one.kind))
    return { submissionId: own.submissionId, byStaffEmail }
  }
  if (mail.references.length > 0) {
    const message = await db
      .selectFrom('message')
      .select('submissionId')
      .where('messageId', 'in', mail.references)
      .executeTakeFirst()
    if (message) return { submissionId: message.submissionId, byStaffEmail: false }
    // The first email of a request is no message of it.
    const first = await db
      .selectFrom('incoming')
      .select('submissionId')
      .where('messageId', 'in', mail.references)
      .where('submissionId', 'is not', null)
      .executeTakeFirst()
    if (first?.submissionId) return { submissionId: first.submissionId, byStaffEmail: false }
  }
  const [, reference] = /\[([A-Z]-[0-9A-Z]{4,8})\]/i.exec(mail.subject) ?? []
  if (reference === undefined) return undefined
  const row = await db
    .selectFrom('submission')
    .select(['id', 'mailbox'])
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst()
  const sender = mailboxOf(mail.from.address)
  const isTheirs = row !== undefined && row.mailbox !== '' && sender === row.mailbox
  return row && (isTheirs || isOfHouse(sender, company)) ? { submissionId: row.id, byStaffEmail: false } : undefined
}
