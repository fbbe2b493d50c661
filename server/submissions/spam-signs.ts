import { SPAM_PHRASES } from './spam-phrases.ts'

// Signs of spam, weighed (product.md 3.6). A person may set off any single one: a password manager fills hidden
// fields, a restored draft is sent at once, a thorough brief has links. So no sign weighs as much as it takes.

/** From this sum on a submission is set aside for the desk to look at. */
export const QUARANTINE_FROM = 3
/** The most one sign can weigh: two different ones are needed. */
const MOST = 2

/** Nobody reads and fills a form in less, ms. */
const TOO_FAST_MS = 3_000

export interface Evidence {
  /** Answers of one line, addresses and links that were asked for aside. */
  lines: string[]
  /** Answers of many lines. */
  longs: string[]
  /** Whether the field that people do not see came filled. */
  trapped: boolean
  /** From the form's first touch to its sending; absent without script, which is no sign. */
  elapsedMs?: number
  /** How often the same text came from the same client before. */
  repeats: number
}

export interface Sign {
  weight: number
  /** For the desk. */
  reason: string
}

/** Why this goes into quarantine; empty where it does not. */
export function quarantineReasons(evidence: Evidence): string[] {
  const signs = signsOf(evidence)
  const sum = signs.reduce((total, { weight }) => total + weight, 0)
  return sum >= QUARANTINE_FROM ? signs.map(({ reason }) => reason) : []
}

/** Every sign there is, whatever they amount to. The language of a text is none. */
export function signsOf({ lines, longs, trapped, elapsedMs, repeats }: Evidence): Sign[] {
  const text = plain([...lines, ...longs].join('\n'))
  const links = linksIn(text)
  const phrases = SPAM_PHRASES.filter((phrase) => text.includes(phrase))
  const signs: (Sign | false)[] = [
    trapped && { weight: MOST, reason: 'A field that people do not see was filled' },
    elapsedMs !== undefined &&
      elapsedMs < TOO_FAST_MS && { weight: 1, reason: `Sent ${seconds(elapsedMs)} after the form was first touched` },
    links.size >= 2 && { weight: links.size >= 5 ? MOST : 1, reason: `${links.size} links in the text` },
    lines.some((line) => linksIn(plain(line)).size > 0) && { weight: 1, reason: 'A link where a name belongs' },
    /\[url[=\]]|<a\s+href/.test(text) && { weight: 1, reason: 'Links written as code' },
    phrases.length > 0 && {
      weight: Math.min(phrases.length, MOST),
      reason: `Words that spam uses: ${phrases.map((phrase) => `“${phrase.trim()}”`).join(', ')}`,
    },
    repeats >= 3 && { weight: repeats >= 6 ? MOST : 1, reason: `The same text for the ${ordinal(repeats + 1)} time` },
  ]
  return signs.filter((sign) => sign !== false)
}

/** Without what is put between letters to hide words from a look like this one. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
}

/** Distinct ones: a signature that repeats its address is one. */
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
