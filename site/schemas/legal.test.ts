import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { legal } from './legal.ts'

function read(page: string) {
  const [, front = '', ...body] = readFileSync(`content/legal/${page}.md`, 'utf8').split('---\n')
  return { ...legal.parse(parse(front)), body: body.join('---\n') }
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

test.each(['24 months', '12 months', '30 days', '24 hours', '7 days'])(
  'the privacy policy names the retention of %s',
  (time) => {
    expect(read('privacy-policy').body).toContain(`| ${time} |`)
  },
)

test('the terms are under the law of Ohio and give 30 days’ notice of prices', () => {
  const { body } = read('terms-of-service')

  expect(body).toContain('laws of the State of Ohio, USA')
  expect(body).toContain('30 days’ notice')
})
