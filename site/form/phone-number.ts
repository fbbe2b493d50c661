import { COUNTRIES, DEFAULT_COUNTRY } from '../../contract/countries.ts'

interface PhoneParts {
  /** ISO 3166 code of the country, as the picker offers it. */
  country: string
  /** What is typed behind the dial code. */
  number: string
}

/**
 * The value that travels: dial code, space, number (specification 11.4.4). Nothing typed is empty: a dial code is no
 * answer. A number that begins with a dial code of its own, which we do not know, travels as it was typed.
 */
export function joinPhone({ country, number }: PhoneParts): string {
  const typed = number.trim()
  if (typed === '' || typed.startsWith('+')) return typed
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

/**
 * The parts of a number that is written in the international way: "+44 20 …", "0044 20 …", "tel:+44-20-…". Undefined
 * for any other, and where the dial code is none that we list.
 *
 * @param country - stays chosen where it has the same dial code.
 */
export function splitInternational(typed: string, country: string): PhoneParts | undefined {
  const [, digits] = /^\s*(?:tel:)?\s*(?:\+|00)\s*(\d.*)$/i.exec(typed) ?? []
  if (digits === undefined) return undefined
  for (let length = 4; length > 0; length -= 1) {
    const found = countryOf(`+${digits.slice(0, length)}`, country)
    // "(0)" is dialed only inside the country.
    if (found) return { country: found, number: digits.slice(length).replace(/^[\s.-]*(?:\(0\))?[\s.-]*/, '') }
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
