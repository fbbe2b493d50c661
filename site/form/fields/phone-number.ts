import { COUNTRIES, DEFAULT_COUNTRY } from '../../../contract/fields/countries.ts'
import { plainNumber } from '../../../contract/fields/telephone.ts'

interface PhoneParts {
  /** ISO 3166 code of the country, as the picker offers it. */
  country: string
  /** What is typed behind the dial code. */
  number: string
}

/**
 * The value that travels: dial code, space, number (specification 11.4.4). Nothing typed is empty: a dial code is no
 * answer. A number that begins with a dial code of its own, which we do not know, travels as it was typed, and so does a
 * text without a digit, such as "N/A".
 */
export function joinPhone({ country, number }: PhoneParts): string {
  const typed = plainNumber(number).trim()
  if (typed.startsWith('+') || !/\d/.test(typed)) return typed
  return `${dialCodeOf(country)} ${typed}`
}

/**
 * The parts of a value that was stored or sent back. Without a known dial code all of it is the number.
 *
 * @param country - the country that was chosen with it: several share a dial code.
 */
export function splitPhone(value: string, country = DEFAULT_COUNTRY): PhoneParts {
  const space = value.indexOf(' ')
  const found = space > 0 ? countryOf(value.slice(0, space), country) : undefined
  if (found === undefined) return { country: DEFAULT_COUNTRY, number: value }
  return { country: found, number: value.slice(space + 1) }
}

/** Before the digits of an international number: a plus behind words and brackets, two zeros, or a link that needs neither. */
const INTERNATIONAL = /^(?:[^\d+]*(?:00[\s.-]*)?\++[\s(]*|[^\d+]*00[\s.-]*|(?:whatsapp:|.*wa\.me)[^\d]*)(\d.*)$/i
/** The same for whoever dials as in North America: abroad by 011, at home by a 1 before ten digits. */
const FROM_AMERICA = /^[^\d+]*(?:011[\s.-]*(\d.*)|(1[\s.-]*\(?[2-9]\d\d\)?[\s.-]*\d{3}[\s.-]*\d{4}.*))$/

/**
 * The parts of a number that is written in the international way, also in a link: "+44 20 …", "0044 20 …",
 * "(+44) 20 …", "tel:+44-20-…", "wa.me/4420…"; and where the country's dial code is +1, "011 44 20 …" and
 * "1-216-…". Undefined for any other, and where the dial code is none that we list.
 *
 * @param country - stays chosen where it has the same dial code.
 */
export function splitInternational(typed: string, country: string): PhoneParts | undefined {
  const plain = plainNumber(typed)
  const american = dialCodeOf(country) === '+1' ? FROM_AMERICA.exec(plain) : null
  const digits = INTERNATIONAL.exec(plain)?.[1] ?? american?.[1] ?? american?.[2]
  if (digits === undefined) return undefined
  for (let length = 4; length > 0; length -= 1) {
    const found = countryOf(`+${digits.slice(0, length)}`, country)
    // "(0)" is dialed only inside the country.
    if (found)
      return {
        country: found,
        number: digits
          .slice(length)
          .replace(/^[\s.)-]*(?:\(0\))?[\s.-]*/, '')
          .trim(),
      }
  }
  return undefined
}

/** The country with this dial code, the chosen one before the others. */
function countryOf(code: string, chosen: string): string | undefined {
  if (dialCodeOf(chosen) === code) return chosen
  return COUNTRIES.find(({ dialCode }) => dialCode === code)?.code
}

/** The dial code of a country, with its plus; empty for a code that we do not list. */
export function dialCodeOf(country: string): string {
  return COUNTRIES.find(({ code }) => code === country)?.dialCode ?? ''
}
