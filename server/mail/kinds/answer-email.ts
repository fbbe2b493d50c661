import type { ServerContext } from '../../context.ts'
import { parseTexts } from '../../database/json-columns.ts'
import type { Db, MessageTable, OutboxTable, SubmissionTable } from '../../database/schema.ts'
import type { Email } from '../email.ts'
import { type LeftLetter, leftLetters } from '../left-letters.ts'
import { loadSubmission } from '../load-submission.ts'
import { headersAfter } from '../thread.ts'
import { visitorAddress } from '../visitor-address.ts'
import { answerLetter } from './answer-letter.ts'
import { openCarried } from './desk-files.ts'
import { quotedLetters } from './quoted-letters.ts'

/**
 * The letter of a person at the desk, plain like one from a mail program, in the visitor's thread. It comes from the desk's
 * own address, where an answer to it arrives. It has no private link: whoever reads along or gets it forwarded would have
 * that, too.
 *
 * @throws when its submission was erased, or a file cannot be read.
 */
export async function answerEmail(context: ServerContext, row: OutboxTable): Promise<Email> {
  const { db, company } = context
  const stored = await loadSubmission(db, row)
  const { submission } = stored
  const message = await db.selectFrom('message').selectAll().where('id', '=', row.id).executeTakeFirstOrThrow()
  const earlier = (await leftLetters(db, submission, true)).filter(({ id, at }) => id !== row.id && at <= message.at)
  const files = await db
    .selectFrom('attachment')
    .selectAll()
    // With it the database uses its index.
    .where('submissionId', '=', submission.id)
    .where('messageId', '=', row.id)
    .orderBy('position')
    .execute()
  const desk = { name: `${message.author}, ${company.name}`, address: company.mail[submission.desk] }
  const cc = parseTexts(message.cc)
  return {
    messageId: message.messageId,
    date: new Date(context.now()),
    from: desk,
    to: { name: submission.name || undefined, address: visitorAddress(submission, row) },
    ...(cc.length > 0 && { cc }),
    replyTo: desk,
    subject: message.subject,
    ...answerLetter({
      text: message.text,
      foot: await footOf(db, submission, message),
      quoted: quotedLetters(stored, earlier, company.timeZone),
    }),
    headers: { ...threadOf(message, earlier), 'X-Reference': submission.reference },
    attachments: await openCarried(context, files),
  }
}

/** Where a reply goes, and where the same is shown: on the page that the acknowledgement has the link of, if one was sent. */
async function footOf(db: Db, { id, reference }: SubmissionTable, { author }: MessageTable): Promise<string> {
  const first = await db
    .selectFrom('outbox')
    .select('id')
    .where('submissionId', '=', id)
    .where('kind', '=', 'visitor')
    .where('state', '=', 'sent')
    .executeTakeFirst()
  const reply = `${reference}. A reply to this email reaches ${author.split(' ')[0]} and the whole desk.`
  return first ? `${reply} Your private page, linked in our first email, shows the same conversation.` : reply
}

function threadOf({ replyTo }: MessageTable, earlier: readonly LeftLetter[]): Record<string, string> {
  if (replyTo === '') return {}
  const known = [earlier[0]?.replyTo ?? '', ...earlier.map(({ messageId }) => messageId)]
  return headersAfter([...new Set(known.filter((id) => id !== '' && id !== replyTo)), replyTo])
}
