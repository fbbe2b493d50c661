import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
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

test.each([
  ['quote request, consultation request, enquiry, and partnership application', '24 months'],
  ['job application and internship application', '12 months'],
])('the privacy policy says of every %s that it is kept for %s', (forms, time) => {
  expect(read('privacy-policy').body).toMatch(new RegExp(`\\| .*${forms}: ${time}.* \\|`))
})

test.each([
  ['put aside as possible spam', '30 days'],
  ['for an application that was never sent', '24 hours'],
  ['keyed hash of a network address', '7 days'],
  ['never confirmed', '7 days'],
])('the privacy policy says of what is %s that it is kept for %s', (what, time) => {
  expect(read('privacy-policy').body).toMatch(new RegExp(`\\| .*${what} \\| ${time} \\|`))
})

test('the terms say of every form when we reply', () => {
  expect(read('terms-of-service').body).toContain(
    'quote request, consultation request, enquiry, and partnership application: within 24 hours; job application: within 3-5 business days; internship application: within 2-3 business days',
  )
})

test('the terms are under the law of Ohio and give 30 days’ notice of prices', () => {
  const { body } = read('terms-of-service')

  expect(body).toContain('laws of the State of Ohio, USA')
  expect(body).toContain('30 days’ notice')
})
