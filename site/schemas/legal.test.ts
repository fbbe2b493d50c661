import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ALL_FORMS } from '../../contract/forms.ts'
import { branded } from '../brand/company.ts'
import { legal } from './legal.ts'

function read(page: string) {
  const [, front = '', ...body] = readFileSync(`content/legal/${page}.md`, 'utf8').split('---\n')
  return branded({ ...legal.parse(parse(front)), body: body.join('---\n') })
}
const sections = (body: string) => body.match(/^## .+$/gm) ?? []

test.each([
  ['privacy-policy', 8],
  ['terms-of-service', 11],
])('%s has %i sections and the specified date', (page, count) => {
  const { body, updated } = read(page)

  expect(sections(body)).toHaveLength(count)
  expect(updated).toBe('January 21, 2025')
})

test.each([...ALL_FORMS])('the privacy policy lists what is sent with the form $name', ({ name, called }) => {
  const [, section = ''] = read('privacy-policy').body.split('## What you send us')
  const items = [...section.matchAll(/^- \*\*([^*]+)\.\*\* \w/gm)].map(([, item = '']) => item.toLowerCase())

  expect(items.filter((item) => item.includes(name) || item.includes(called))).toHaveLength(1)
})

test.each([
  ['quote request', '24 months'],
  ['inquiry', '24 months'],
  ['job application', '12 months'],
  ['internship application', '12 months'],
])('the privacy policy says of a %s that it is kept for %s', (called, time) => {
  expect(read('privacy-policy').body).toMatch(new RegExp(`\\| [^|]*${called}[^|:;]*: ${time}[^|]* \\|`))
})

test.each([
  ['put aside as possible spam', '30 days'],
  ['for a form that was not sent in the end', '24 hours'],
  ['that belongs to no request, or could not be read whole', '30 days'],
  ['keyed hash of a network address', '7 days'],
  ['never confirmed', '7 days'],
  ['when it was made', '30 days'],
])('the privacy policy says of what is %s that it is kept for %s', (what, time) => {
  expect(read('privacy-policy').body).toMatch(new RegExp(`\\| .*${what} \\| ${time} \\|`))
})

test.each([
  'for what is put aside, from the day on which it was',
  'read what you sent and what we answered',
  'the notes of our staff included',
  'An email to our desks is stored',
])('the privacy policy says “%s”', (words) => {
  expect(read('privacy-policy').body).toContain(words)
})

test.each([
  ['quote request', 'within 24 hours'],
  ['partnership application', 'within 24 hours'],
  ['internship application', 'within 2-3 business days'],
  ['job application', 'within 3-5 business days'],
])('the terms say of a %s that we reply %s', (called, time) => {
  expect(read('terms-of-service').body).toMatch(new RegExp(`\\([^)]*${called}[^:;]*: ${time}[;)]`))
})

test('the terms are under the law of Ohio and give 30 days’ notice of prices', () => {
  const { body } = read('terms-of-service')

  expect(body).toContain('laws of the State of Ohio, USA')
  expect(body).toContain('30 days’ notice')
})
