import { mailboxOf } from '../../contract/fields/mailbox.ts'
import { cutLine } from '../../contract/limits.ts'
import type { ServerContext } from '../context.ts'
import { answerFailed } from '../conversation/answer-left.ts'
import { recordEvent } from '../database/history.ts'
import { parseTexts } from '../database/json-columns.ts'
import type { Tx } from '../database/schema.ts'
import { hold } from '../database/transactions.ts'
import { type IncomingMail, idsIn } from './read-mail.ts'

/** What a mail server tells of one recipient (RFC 3464). */
interface Report {
  recipient: string
  action: string
  /** "5.1.1". */
  status: string
  /** In the server's words. */
  diagnostic: string
}

/** Groups of fields that are read in one report, each of one recipient. No email of ours has as many. */
const GROUPS_MAX = 100

/** What mail servers tell in an email of this kind; nothing of any other. */
export function reportsOf(mail: IncomingMail): Report[] {
  const reports = mail.reports.flatMap((report) =>
    report
      .replace(/\n[ \t]+/g, ' ')
      .split(/\n{2,}/, GROUPS_MAX)
      .flatMap((group) => {
        const field = (line: RegExp) => line.exec(group)?.[1]?.trim() ?? ''
        const recipient = field(/^Final-Recipient:(?:.*;)?(.*)$/im)
        if (recipient === '') return []
        const action = field(/^Action:(.*)$/im).toLowerCase()
        const status = field(/^Status:(.*)$/im).slice(0, 20)
        const diagnostic = cutLine(field(/^Diagnostic-Code:[ \t]*(?:smtp;)?(.*)$/im), 300)
        return [{ recipient, action, status, diagnostic }]
      }),
  )
  return reports.length > 0 ? reports : toldInWords(mail)
}

/** What a server tells in words alone, with the email that it returns: qmail, and gateways that know no report. */
function toldInWords(mail: IncomingMail): Report[] {
  const { from, headers, subject, text, quoted } = mail
  if (!/^(mailer-daemon|postmaster)(@|$)/i.test(from.address) || returnedIds(mail).length === 0) return []
  const [words = ''] = `${text}\n${quoted}`.split(/^---.*\b(?:copy|original|returned)\b/im)
  const action = /\b(delay|warning|still trying)/i.test(subject) ? 'delayed' : 'failed'
  // An address on a line of its own, and below it why.
  const told = [...words.matchAll(/^[ \t]*<?([^\s<>:@]+@[^\s<>:@]+)>?:?[ \t]*\n((?:.*\S.*(?:\n|$))*)/gm)]
  const named = told.length > 0 ? told.slice(0, GROUPS_MAX) : [['', headers.get('x-failed-recipients') ?? '', words]]
  return named.map(([, recipient = '', why = '']) => {
    const diagnostic = cutLine(why, 300)
    return { recipient, action, status: /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(diagnostic)?.[0] ?? '', diagnostic }
  })
}

/** The Message-IDs of the email that was returned: it stands in a part of its own, or below the words. */
export function returnedIds({ originals, references, text, quoted }: IncomingMail): string[] {
  const named = [...originals, text, quoted].flatMap((original) =>
    idsIn(/^message-id:\s*(\S+)/im.exec(original)?.[1] ?? ''),
  )
  return [...new Set([...named, ...references])]
}

/**
 * Marks an email that was returned as not delivered, in the caller's transaction. A request that counted as answered by it is
 * open again with its old due time, because nobody has read the answer.
 *
 * @param id of the returned email in the outbox, or of the answer from a mail program.
 * @returns the request, and what is told; undefined for an email that nobody waits for.
 */
export async function takeBounce(context: ServerContext, tx: Tx, id: string, reports: readonly Report[]) {
  const email = await tx.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
  const letter = await tx.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirst()
  const row = email ?? (letter && { ...letter, kind: 'answer', recipient: mailboxOf(letter.address) })
  if (!row?.submissionId) return undefined
  const { submissionId } = row
  await hold(tx, 'submission', [submissionId])
  const failed = reports.filter(({ action }) => action === 'failed')
  const [report] = failed.length > 0 ? failed : reports
  if (!report) return { submissionId, detail: 'returned without a reason' }
  const reason = reasonOf(report)
  const detail = [report.recipient, reason].filter(Boolean).join(', ')
  // Another server may also tell that it has delivered an email, or handed it on.
  const told = /^(delivered|relayed|expanded)$/.exec(report.action)?.[0] ?? 'delayed'
  if (failed.length === 0) return { submissionId, detail: `${told}: ${detail}` }
  await recordEvent(tx, { submissionId, kind: 'bounced', actor: null, at: context.now(), detail })
  // What returns from an address that was corrected since says nothing of the email to the right one.
  const earlier = await addressesBefore(tx, submissionId)
  if (failed.every(({ recipient }) => earlier.has(mailboxOf(recipient)) && mailboxOf(recipient) !== row.recipient))
    return { submissionId, detail }
  const others = row.kind === 'answer' && failed.every(({ recipient }) => mailboxOf(recipient) !== row.recipient)
  // Of several people one had it. Of an email from a mail program not all are known.
  if (others && letter && (!email || letter.cc !== '[]')) return { submissionId, detail }
  const lastError = `Returned: ${reason || 'no reason given'}`
  await tx.updateTable('outbox').set({ state: 'dead', lastError }).where('id', '=', id).execute()
  if (!email && letter) {
    const remarks = JSON.stringify([...new Set([...parseTexts(letter.remarks), lastError])])
    await tx.updateTable('message').set({ remarks }).where('id', '=', id).execute()
  }
  if (row.kind === 'answer') await answerFailed(context, tx, { id, submissionId }, 'The answer was returned.')
  return { submissionId, detail }
}

/** What a mail server says in words has the status in it, as a rule. */
function reasonOf({ status, diagnostic }: Report): string {
  return diagnostic.includes(status) ? diagnostic : [status, diagnostic].filter(Boolean).join(' ')
}

/** The mailboxes that a request had before its address was corrected. */
async function addressesBefore(tx: Tx, submissionId: string): Promise<Set<string>> {
  const events = await tx
    .selectFrom('history')
    .select('detail')
    .where('submissionId', '=', submissionId)
    .where('kind', '=', 'corrected')
    .execute()
  return new Set(events.map(({ detail }) => mailboxOf(detail.split(' → ')[0] ?? '')))
}
