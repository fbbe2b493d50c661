// A telephone number as people paste it: with invisible marks, in full width, in the digits of their own script.

/** The same number in ASCII digits, without invisible characters and full-width letters. */
export function plainNumber(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Unicode's digits stand in tens that begin at a multiple of sixteen, or six behind one. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  const place = code % 16
  return /\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6
}

/** The number alone: as `plainNumber` gives it, without an extension. */
export function withoutExtension(phone: string): string {
  const [number = ''] = plainNumber(phone).split(/(?:ext|x|#|;|,)/i)
  return number.trim()
}

/**
 * What a telephone dials, for a `tel:` link: digits, and a plus before them where there is one. Without an extension, and
 * without the "(0)" that is dialed only inside the country. Of two dial codes the last counts. Undefined where too little
 * is left to be dialed.
 */
export function dialable(phone: string): string | undefined {
  const number = withoutExtension(phone)
  const from = number.lastIndexOf('+')
  const digits = number
    .slice(from + 1)
    .replace(from < 0 ? '' : '(0)', '')
    .replace(/\D/g, '')
  return digits.length < 4 ? undefined : `${from < 0 ? '' : '+'}${digits}`
}
