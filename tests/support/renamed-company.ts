import { parse } from 'yaml'
import type { Company } from '../../contract/company.ts'
import { textOf } from './imports.ts'

const text = textOf('content/company.yaml')
const ours: Company = parse(text)

/** Our company.yaml with the name, the domain and the ways to reach of another company. */
export const renamed = text
  .replaceAll(ours.domain, 'ostrelle.example')
  .replaceAll(ours.name, 'Ostrelle')
  .replaceAll(ours.phone.display, '+1 (440) 555-0199')
  .replaceAll(ours.phone.e164, '+14405550199')
  .replace(`quotes: ${ours.mail.quotes.split('@')[0]}@`, 'quotes: projects@')
  .replace(`careers: ${ours.mail.careers.split('@')[0]}@`, 'careers: people@')
  .replace(/(linkedin\.com\/company|facebook\.com|x\.com)\/\S+/g, '$1/ostrelle')

/** What a text must not hold once the company is another: its name however written, and how it was reached. */
export function traces(of: string): string[] {
  const small = of.toLowerCase()
  const old = [ours.name, ours.domain, ours.mail.quotes, ours.mail.careers, ours.phone.display, ours.phone.e164]
  return old.filter((word) => small.includes(word.toLowerCase()))
}
