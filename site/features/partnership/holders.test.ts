import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partnership } from '../../../contract/forms/partnership.ts'
import { HOLDERS, STAGES } from './Holders.tsx'

test('the dialog tells who holds the client as the article does', () => {
  const article = readFileSync(new URL('../../../content/blog/partnership-program.md', import.meta.url), 'utf8')

  const rows = Object.values(HOLDERS).map(({ kind, holders }) => `| **${kind}** | ${holders.join(' | ')} |`)

  expect(article).toContain([`| Kind | ${STAGES.join(' | ')} |`, '|---|---|---|---|---|---|', ...rows].join('\n'))
})

test('each partnership type has its chart', () => {
  const types = partnership.fields.partnershipType.options?.map(({ value }) => value)

  expect(Object.keys(HOLDERS)).toEqual(types)
})
