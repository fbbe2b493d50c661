import { distance } from '../../../contract/edit-distance.ts'

/** Providers that most private addresses are of, and companies' own mail is not. The more frequent ones come first. */
const DOMAINS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com live.com msn.com comcast.net googlemail.com proton.me protonmail.com gmx.de gmx.net web.de yahoo.co.uk hotmail.co.uk yahoo.co.in yandex.ru qq.com 163.com'.split(
    ' ',
  )
/** Ways to write the ends of domains that are no ends themselves, or hardly anybody's. */
const ENDS = Object.entries({ com: 'con cmo ocm vom xom cim comm coom comn co,', net: 'nett ney', org: 'orgg ogr' })
/** Real domains, one letter away from one of the above. */
const NEIGHBORS = new Set('mail.com email.com ymail.com gmx.com gmx.at gmx.ch me.com mac.com qq.co'.split(' '))

/**
 * The address that was probably meant: "ada@gmail.com" for "ada@gmial.com", or undefined. A guess, for a question and never
 * for a refusal. No library is kept that does this; the best known has not changed since 2016.
 */
export function probableAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address
    .slice(at + 1)
    .trim()
    .toLowerCase()
  if (at < 1 || domain === '' || DOMAINS.includes(domain) || NEIGHBORS.has(domain)) return undefined
  const meant = probableDomain(domain)
  return meant === undefined || meant === domain ? undefined : `${address.slice(0, at)}@${meant}`
}

function probableDomain(domain: string): string | undefined {
  // A name without an end: "gmail".
  const whole = domain.includes('.') ? domain : `${domain}.com`
  const near = DOMAINS.find((known) => isNear(whole, known) || (whole !== domain && whole === known))
  if (near !== undefined) return near
  const dot = domain.lastIndexOf('.')
  const [end] = ENDS.find(([, typed]) => typed.split(' ').includes(domain.slice(dot + 1))) ?? []
  if (dot < 1 || end === undefined) return undefined
  const mended = `${domain.slice(0, dot)}.${end}`
  return DOMAINS.find((known) => isNear(mended, known)) ?? mended
}

/** Short names are near only when one letter is missing or too many: "live.com" is not "love.com", "yahoo.co.jp" is not British. */
function isNear(domain: string, known: string): boolean {
  const steps = distance(domain, known)
  if (known.length < 9) return steps === 1 && domain.length !== known.length
  const most = known.length > 10 && endOf(domain) === endOf(known) ? 2 : 1
  return steps <= most && domain[0] === known[0]
}

function endOf(domain: string): string {
  return domain.slice(domain.indexOf('.'))
}
