import { isAddress, mailboxOf } from '../../contract/fields/mailbox.ts'
import { unanswered } from '../../contract/form.ts'
import { contact } from '../../contract/forms/contact.ts'
import { DESKS } from '../../contract/forms.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { CAME_BY_EMAIL } from '../database/json-columns.ts'
import { receive } from '../submissions/receive.ts'
import type { IncomingMail } from './read-mail.ts'

/**
 * Stores an email that belongs to no request as a new one in quarantine: a person releases it, and it is due like any other
 * from when it came, or marks it as spam. Nobody is emailed before.
 */
export async function newRequest(
  context: ServerContext,
  { digest, from, recipients, subject, text, quoted, remarks }: IncomingMail,
  files: StagedFile[],
): Promise<{ reference: string; submissionId: string }> {
  const received = await receive(context, {
    form: contact,
    key: `incoming:${digest}`,
    files,
    notes: [`${CAME_BY_EMAIL}${subject || 'no subject'}`, ...remarks],
    answers: {
      ...unanswered(contact),
      name: from.name,
      email: isAddress(from.address) ? from.address : '',
      message: [text, quoted].filter(Boolean).join('\n\n'),
      file: files,
    },
    verdict: { quarantine: [{ reason: 'It came by email and belongs to no request', weight: null }] },
  })
  if (received.status !== 'accepted') throw new Error(`An email was not stored: ${received.status}`)
  const { db, company } = context
  const desk = DESKS.find((one) => recipients.includes(mailboxOf(company.mail[one])))
  const { id } = await db
    .updateTable('submission')
    .set({ desk: desk ?? contact.desk })
    .where('reference', '=', received.reference)
    .returning('id')
    .executeTakeFirstOrThrow()
  return { reference: received.reference, submissionId: id }
}
