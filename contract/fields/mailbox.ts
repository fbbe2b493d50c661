// One mailbox has many spellings: invisible characters, full-width letters, other alphabets' domain names, upper case.

/**
 * An address is text, an at sign, text, a dot, text (specification 11.2.4). In the text before the at sign nothing may
 * stand that could end an address in a mail header: comma, angle bracket, quote, colon. Dots stand between letters (RFC
 * 5321). It is plain ASCII, because most mail servers take nothing else there (RFC 6531 is optional).
 */
const LOCAL = /^(?!\.)(?!.*\.\.)[^\s@,;:<>()[\]\\"]+(?<!\.)$/
const PLAIN = /^[!-~]+$/
/** Mail programs show such text decoded, so it could show another name (RFC 2047). */
const ENCODED_WORD = /=\?.*\?=/
/** Labels that neither begin nor end with a hyphen, and are not empty: no other name leads to a mail server. */
const DOMAIN =
  /^(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/** An address as a person would write it: without invisible characters, full-width letters and ideographic dots. */
export function cleanAddress(address: string): string {
  return address
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/[。｡]/g, '.')
}

/** Whether a cleaned address leads to a mailbox that we can write to. */
export function isAddress(address: string): boolean {
  const { local, domain } = parts(address)
  return LOCAL.test(local) && PLAIN.test(local) && !ENCODED_WORD.test(local) && asciiDomain(domain) !== undefined
}

/** Whether only the letters before the at sign keep a cleaned address from being one. */
export function hasForeignLocalPart(address: string): boolean {
  const { local, domain } = parts(address)
  return LOCAL.test(local) && !PLAIN.test(local) && asciiDomain(domain) !== undefined
}

/**
 * The mailbox of an address, the same for all of its spellings: lower case, the domain in ASCII (IDNA). An address that
 * is none comes back in lower case.
 */
export function mailboxOf(address: string): string {
  const clean = cleanAddress(address).toLowerCase()
  const { local, domain } = parts(clean)
  const ascii = asciiDomain(domain)
  return ascii === undefined ? clean : `${local}@${ascii}`
}

/** A link that writes to an address, whatever letters it has. */
export function mailtoUrl(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

function parts(address: string): { local: string; domain: string } {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, Math.max(0, at)), domain: address.slice(at + 1) }
}

/** The browser's and the server's own IDNA. Undefined for what is no domain name. */
function asciiDomain(domain: string): string | undefined {
  if (!DOMAIN.test(domain) || !URL.canParse(`http://${domain}`)) return undefined
  return new URL(`http://${domain}`).hostname
}
