import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { isAddress, mailboxOf } from '../../contract/fields/mailbox.ts'
import { cutLine } from '../../contract/limits.ts'
import { sha256 } from '../secret.ts'
import { HTML_MAX, htmlAsText } from './html-as-text.ts'
import { splitQuoted } from './quoted.ts'

/** An email that came in, as far as it can be read. Texts have no NUL and no half characters. */
export interface IncomingMail {
  /** SHA-256 of what makes it this email, hex: the same for two copies on different ways. */
  digest: string
  /** With its angle brackets; '' for none. */
  messageId: string
  /** The Message-IDs that it answers or refers to, each with its angle brackets. */
  references: string[]
  from: { name: string; address: string }
  /** Mailboxes in To and Cc. */
  recipients: string[]
  /** Addresses in Cc. */
  cc: string[]
  subject: string
  text: string
  quoted: string
  files: { name: string; content: Uint8Array }[]
  /** When it says that it was written, ms; undefined without a date. */
  date: number | undefined
  /** The first value of each header, by its name in small letters. */
  headers: ReadonlyMap<string, string>
  /** What mail servers found out about its sender (RFC 8601), the last server's first. */
  results: string[]
  /** Parts that tell of a delivery, and the parts of the email that they speak of. */
  reports: string[]
  originals: string[]
  /** What could not be read or taken in, for the desk. */
  remarks: string[]
}

/** Larger emails are not taken in: their head is read alone. Bytes. */
export const MAIL_MAX_BYTES = 40 * 1024 * 1024
/** More of an email that is not read whole is not looked at. Bytes. */
export const HEAD_MAX_BYTES = 256 * 1024
const TEXT_MAX = 100_000
const SUBJECT_MAX = 300
const FILES_MAX = 20
/** Reports and returned emails that are looked at, and bytes of each. */
const REPORTS_MAX = 20
const REPORT_MAX_BYTES = 64 * 1024

/** Reads a whole email; undefined for one that cannot be parsed. */
export async function readWhole(raw: Uint8Array): Promise<IncomingMail | undefined> {
  const parsed = await parse(raw)
  return parsed && mailOf(parsed, [])
}

/**
 * Reads what can be read of an email that cannot be parsed, or of which only the beginning is there: its head, and its source as
 * it is. Never throws.
 *
 * @param isCut `raw` is the beginning of an email above `MAIL_MAX_BYTES`.
 */
export async function readHead(raw: Uint8Array, isCut: boolean): Promise<IncomingMail> {
  const source = Buffer.from(raw.subarray(0, HEAD_MAX_BYTES))
  const end = source.indexOf('\r\n\r\n')
  const head = source.subarray(0, end < 0 ? source.length : end)
  const told = isCut
    ? `This email is larger than ${MAIL_MAX_BYTES / 1024 / 1024} MB and was not taken in. It lies in the mailbox.`
    : 'This email could not be read. Below is its source; the original lies in the mailbox.'
  const text = isCut ? '' : source.subarray(0, TEXT_MAX / 5).toString('latin1')
  const parsed = await parse(Buffer.concat([head, Buffer.from('\r\n\r\n')]))
  return mailOf({ headers: [], headerLines: [], ...parsed, text, html: undefined, attachments: [] }, [told])
}

async function parse(raw: Uint8Array): Promise<Email | undefined> {
  try {
    const email = await PostalMime.parse(raw, OPTIONS)
    if (!NO_UTF8.test(email.text?.trim() || (email.html ?? ''))) return email
    const western = await PostalMime.parse(new TextDecoder('windows-1252').decode(raw), OPTIONS)
    return { ...western, attachments: email.attachments }
  } catch {
    return undefined
  }
}

const OPTIONS = { forceRfc822Attachments: true, maxNestingDepth: 60, maxHeadersSize: HEAD_MAX_BYTES }
/** No letter beyond ASCII could be read: it names no charset, or UTF-8, and was written in that of western Windows. */
const NO_UTF8 = /^\p{ASCII}*\uFFFD[\p{ASCII}\uFFFD]*$/u

function mailOf(email: Email, told: string[]): IncomingMail {
  const from = flat(email.from ? [email.from] : [])[0] ?? { name: '', address: '' }
  const { text: plain = '', html = '' } = email
  const all = clean(plain.trim() ? plain : htmlAsText(html))
  const isTooLong = all.length > TEXT_MAX || (!plain.trim() && html.length > HTML_MAX)
  const whole = all.slice(0, TEXT_MAX)
  const { text, quoted } = splitQuoted(whole.toWellFormed())
  const messageId = idsIn(email.messageId ?? '')[0] ?? ''
  const subject = cutLine(clean(email.subject ?? ''), SUBJECT_MAX)
  const parts = email.attachments.map((part) => ({ part, bytes: bytesOf(part) }))
  const ofType = (types: RegExp) =>
    parts
      .filter(({ part }) => types.test(part.mimeType))
      .slice(0, REPORTS_MAX)
      .map(({ bytes }) => clean(Buffer.from(bytes.subarray(0, REPORT_MAX_BYTES)).toString()))
  const isSealed = parts.some(({ part }) => SEALED.test(part.mimeType))
  // An invitation stands in an email twice.
  const files = parts.filter(
    ({ part, bytes }, index) =>
      !isSealed &&
      !SIGNATURE.test(part.mimeType) &&
      index === parts.findIndex((one) => !Buffer.compare(one.bytes, bytes)),
  )
  const remarks = [
    ...told,
    ...(isSealed ? [SEALED_WORDS] : []),
    ...(isTooLong ? ['It is longer than what is shown here. All of it lies in the mailbox.'] : []),
    ...(files.length > FILES_MAX ? [`Only the first ${FILES_MAX} of its files were taken in.`] : []),
  ]
  const date = Date.parse(email.date ?? '')
  const hashes = files.map(({ bytes }) => sha256(Buffer.from(bytes).toString('base64')))
  const made = [messageId, from.address, subject, email.date ?? '', whole, ...hashes]
  return {
    digest: sha256(JSON.stringify(made)),
    messageId,
    references: [...new Set([...idsIn(email.inReplyTo ?? ''), ...idsIn(email.references ?? '')])].slice(0, 50),
    from: { name: cutLine(clean(from.name), 120), address: clean(from.address).slice(0, 254) },
    recipients: [...flat(email.to), ...flat(email.cc)].map(({ address }) => mailboxOf(clean(address))),
    cc: flat(email.cc)
      .map(({ address }) => address)
      .filter(isAddress)
      .slice(0, 20),
    ...{ subject, text, quoted, remarks },
    files: files
      .slice(0, FILES_MAX)
      .map(({ part, bytes }) => ({ name: part.filename ?? nameOf(part), content: bytes })),
    date: Number.isNaN(date) ? undefined : date,
    headers: new Map(email.headers.map(({ key, value }) => [key, value] as const).reverse()),
    results: email.headers.filter(({ key }) => key === 'authentication-results').map(({ value }) => value),
    reports: ofType(REPORT),
    originals: ofType(ORIGINAL),
  }
}

/** Each in a form for addresses of all letters, too (RFC 6533). */
const REPORT = /^message\/(global-)?delivery-status$/
/** A signature of the email, which mail programs check and nobody reads. */
const SIGNATURE = /^application\/((x-)?pkcs7|pgp)-signature$/
/** An email inside of another one, encrypted or signed (RFC 3156, 8551). */
const SEALED = /^application\/((x-)?pkcs7-mime|pgp-encrypted)$/
const SEALED_WORDS =
  'This email is encrypted and can be read in a mail program alone. It lies in the mailbox: read it there, or ask for it without encryption.'
const ORIGINAL = /^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/

function flat(addresses: readonly Address[] = []): { name: string; address: string }[] {
  return addresses.flatMap((one) => (one.group ? one.group : [{ name: one.name, address: one.address ?? '' }]))
}

/** Message-IDs of a header: plain ASCII between brackets. */
export function idsIn(header: string): string[] {
  return header.match(/<[!-;=?-~]{1,250}>/g) ?? []
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
}

function nameOf({ mimeType }: Attachment): string {
  return `file.${mimeType === 'text/calendar' ? 'ics' : (/\/([a-z0-9]+)/.exec(mimeType)?.[1] ?? 'bin')}`
}

/** Without what a database refuses or nobody can read. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
}
