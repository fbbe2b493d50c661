import { type Company, isOfHouse } from '../../contract/company.ts'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { ServerContext } from '../context.ts'
import { TO_TYPED_ADDRESSES } from '../database/outbox-queue.ts'
import type { Db } from '../database/schema.ts'
import type { IncomingMail } from './read-mail.ts'

/** The request of an email. */
export interface Found {
  submissionId: string
  /** It refers to an email that only the staff got: whoever wrote it has read the desk's mailbox, or is a colleague. */
  byStaffEmail: boolean
}

/** Our own emails by their Message-IDs, which nobody can guess, in their order. */
export async function findOwn(db: Db, messageIds: readonly string[], { domain }: Pick<Company, 'domain'>) {
  const ids = messageIds.flatMap((id) => (id.endsWith(`@${domain}>`) ? [id.slice(1, -domain.length - 2)] : []))
  if (ids.length === 0) return []
  const rows = await db.selectFrom('outbox').select(['id', 'submissionId', 'kind']).where('id', 'in', ids).execute()
  return ids.flatMap((id) => rows.find((one) => one.id === id) ?? [])
}

/** The id of the email of ours, or of the answer from a mail program, that a report is of: by the first one that is known. */
export async function findReturned(db: Db, messageIds: readonly string[], company: Pick<Company, 'domain'>) {
  for (const messageId of messageIds) {
    const answers = db.selectFrom('message').select('id').where('direction', '=', 'out')
    const [own] = await findOwn(db, [messageId], company)
    const found = own ?? (await answers.where('messageId', '=', messageId).executeTakeFirst())
    if (found) return found.id
  }
  return undefined
}

/**
 * The request that an email belongs to: by the emails that it refers to, else by the reference in its subject together with
 * its sender, who is the visitor or one of us. A reference alone opens nothing: it is no secret.
 */
export async function findRequest({ db, company }: ServerContext, mail: IncomingMail): Promise<Found | undefined> {
  const own = await findOwn(db, mail.references, company)
  const submissionId = own[0]?.submissionId
  if (submissionId) {
    const ofRequest = own.filter((one) => one.submissionId === submissionId)
    return { submissionId, byStaffEmail: ofRequest.some(({ kind }) => !TO_TYPED_ADDRESSES.includes(kind)) }
  }
  if (mail.references.length > 0) {
    // The first email of a request is no message of it.
    for (const table of ['message', 'incoming'] as const) {
      const named = db.selectFrom(table).select('submissionId').where('messageId', 'in', mail.references)
      const found = await named.where('submissionId', 'is not', null).executeTakeFirst()
      if (found?.submissionId) return { submissionId: found.submissionId, byStaffEmail: false }
    }
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
