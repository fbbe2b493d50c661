// Signs of spam and their weights. Any single one also happens to honest people: a password manager fills hidden
// fields, a restored draft is sent at once, a thorough brief has links. So no single sign is enough.

/** A submission whose weights add up to this goes into quarantine. */
export const QUARANTINE_FROM = 3
/** The largest weight of one sign: two different signs are needed. */
const SIGN_MAX = 2

/** No person reads and fills in a form in less time, ms. */
const TOO_FAST_MS = 3_000

export interface SpamEvidence {
  /** Answers of one line, without addresses and requested links. */
  lines: string[]
  /** Answers of many lines. */
  longs: string[]
  /** Whether the hidden field was filled. */
  trapped: boolean
  /** From the form's first touch to its sending. Absent without script, which is no sign of spam. */
  elapsedMs?: number
  /** How often the same client sent the same text before. */
  repeats: number
}

export interface Sign {
  weight: number
  /** For the desk. */
  reason: string
}

/** The signs for which a submission goes into quarantine; none when they do not weigh enough. */
export function quarantineSigns(evidence: SpamEvidence): Sign[] {
  const signs = signsOf(evidence)
  const sum = signs.reduce((total, { weight }) => total + weight, 0)
  return sum >= QUARANTINE_FROM ? signs : []
}

/** Every sign found, whatever the sum. The language of a text is no sign. */
export function signsOf({ lines, longs, trapped, elapsedMs, repeats }: SpamEvidence): Sign[] {
  const text = plain([...lines, ...longs].join('\n'))
  const links = linksIn(text)
  const phrases = SPAM_PHRASES.filter((phrase) => text.includes(phrase))
  const signs: (Sign | false)[] = [
    trapped && { weight: SIGN_MAX, reason: 'A field that people do not see was filled' },
    elapsedMs !== undefined &&
      elapsedMs < TOO_FAST_MS && { weight: 1, reason: `Sent ${seconds(elapsedMs)} after the form was first touched` },
    links.size >= 2 && { weight: links.size >= 5 ? SIGN_MAX : 1, reason: `${links.size} links in the text` },
    lines.some((line) => linksIn(plain(line)).size > 0) && { weight: 1, reason: 'A link where a name belongs' },
    /\[url[=\]]|<a\s+href/.test(text) && { weight: 1, reason: 'Links written as code' },
    phrases.length > 0 && {
      weight: Math.min(phrases.length, SIGN_MAX),
      reason: `Words that spam uses: ${phrases.map((phrase) => `“${phrase.trim()}”`).join(', ')}`,
    },
    repeats >= 3 && {
      weight: repeats >= 6 ? SIGN_MAX : 1,
      reason: `The same text for the ${ordinal(repeats + 1)} time`,
    },
  ]
  return signs.filter((sign) => sign !== false)
}

/** Removes invisible characters that hide words from a filter, and folds case, width and spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

/** Distinct links: an address that a signature repeats counts once. */
function linksIn(text: string): Set<string> {
  return new Set(text.match(/(?:https?:\/\/|\bwww\.)[^\s<>"')\]]+/g) ?? [])
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} seconds`
}

function ordinal(count: number): string {
  const ending = count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

/**
 * Phrases of unsolicited offers that are rare in enquiries, in lower case. Names of a trade are not among them: a
 * casino may want software, and a client may ask for search engine optimization.
 */
const SPAM_PHRASES: readonly string[] = [
  // Offers to do marketing for us.
  'first page of google|page one of google|rank your website|rank higher on google|boost your ranking',
  'increase your traffic|traffic to your website|quality backlinks|high da |guest post|sponsored post|link insertion',
  'domain authority|seo packages|came across your website|i was browsing your website|redesign your website at',
  'email database|verified leads|buy followers',
  // Money out of nothing.
  'make money online|earn money from home|per day from home|passive income|double your bitcoin|crypto investment',
  'guaranteed profit|guaranteed returns|forex signals|loan at 2%|loan at 3%|business loan offer|unclaimed inheritance',
  'next of kin|you have won|claim your prize',
  // Pills, flirts and games.
  'cheap viagra|buy viagra|buy cialis|without prescription|weight loss pills|hot singles|adult dating|casino bonus',
  'free spins|no deposit bonus',
  // Ways to hide where one is led.
  'bit.ly/|tinyurl.com/|cutt.ly/|t.me/|wa.me/|click here now|unsubscribe from future messages',
].flatMap((phrases) => phrases.split('|'))
