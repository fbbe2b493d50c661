import { type Company, isOfHouse } from '../../contract/company.ts'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import type { IncomingMail } from './read-mail.ts'

/**
 * Whether our own mail server found that the email comes from the domain that it names (RFC 8601): it passed DMARC, or a
 * signature or the sending server is of the same domain.
 *
 * @param authservId the name of our mail server in what it writes. Without it the first header of this kind counts.
 */
export function isProven({ from, results: written }: IncomingMail, authservId?: string): boolean {
  const all = written.map((text) => text.toLowerCase().replace(CHOSEN, ''))
  const own = all.find((text) => authservId === undefined || text.trim().split(/[\s;]/)[0] === authservId) ?? ''
  const domain = mailboxOf(from.address).split('@')[1] ?? ''
  // Where a comment or a quote is left, nobody can tell who wrote what.
  if (domain === '' || /["()\\]/.test(own)) return false
  // Only how a result begins is the server's word: a mailbox may be called "spf=pass".
  const passed = own.split(';').filter((result) => /^\s*(dmarc|dkim|spf)=pass(\s|$)/.test(result))
  const dmarc = passed.find((result) => result.trim().startsWith('dmarc'))
  if (dmarc !== undefined) return /\sheader\.from=(\S+)/.exec(dmarc)?.[1] === domain
  return passed.some((result) => {
    const [, named] = /\s(?:header\.[di]|smtp\.mailfrom)=(?:\S*@)?([\w.-]+)(?=\s|$)/.exec(result) ?? []
    return named !== undefined && (named === domain || named.endsWith(`.${domain}`))
  })
}

/** Comments and quotes, where senders choose the words. One with a backslash or with half of another in it is left. */
const CHOSEN = /\((?:[^()"\\]|"[^"\\]*")*\)|"[^"\\]*"/g

/**
 * Whether a program wrote it (a notice of reading, too), or it went to many: nobody waits for an answer (RFC 3834, 8098,
 * 2919). `Feedback-ID` is no sign: Fastmail and Proton write it into each email of a person. Nor is a list of this house,
 * such as a group that hands on what is written to a desk.
 */
export function isAutomatic({ from, headers }: IncomingMail, company: Company): boolean {
  const header = (name: string) => headers.get(name) ?? ''
  const submitted = header('auto-submitted').trim().toLowerCase()
  const list = header('list-id').trim().split(/[\s<]/).at(-1)?.replace('>', '') ?? ''
  const isOwnList = isOfHouse(list.replace('.', '@'), company)
  const signs = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress']
  return (
    (submitted !== '' && !submitted.startsWith('no')) ||
    (!isOwnList && /\b(bulk|junk|list|auto_reply)\b/i.test(header('precedence'))) ||
    [...signs, ...(isOwnList ? [] : ['list-id', 'list-unsubscribe'])].some((name) => header(name) !== '') ||
    /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i.test(from.address) ||
    header('return-path').trim() === '<>' ||
    /^\s*multipart\/report\b/i.test(header('content-type'))
  )
}
