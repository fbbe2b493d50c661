import { COUNTRIES, DEFAULT_COUNTRY } from '../../contract/countries.ts'

interface PhoneParts {
  /** ISO 3166 code of the country, as the picker offers it. */
  country: string
  /** What is typed behind the dial code. */
  number: string
}

/**
 * The value that travels: dial code, space, number (specification 11.4.4). Nothing typed is empty: a dial code is no
 * answer.
 */
export function joinPhone({ country, number }: PhoneParts): string {
  const typed = number.trim()
  return typed === '' ? '' : `${dialCodeOf(country)} ${typed}`
}

/** The parts of a value that was stored or sent back. Without a known dial code all of it is the number. */
export function splitPhone(value: string): PhoneParts {
  const space = value.indexOf(' ')
  const country = space > 0 ? COUNTRIES.find(({ dialCode }) => dialCode === value.slice(0, space)) : undefined
  if (country === undefined) return { country: DEFAULT_COUNTRY, number: value }
  return { country: country.code, number: value.slice(space + 1) }
}

/** The dial code of a country, with its plus; empty for a code that we do not list. */
export function dialCodeOf(country: string): string {
  return COUNTRIES.find(({ code }) => code === country)?.dialCode ?? ''
}
