import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { testTitles } from './support/specification.ts'

test('every test that docs/security.md names exists', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')
  const named = [...page.matchAll(/\[([\w-]+): "([^"]+)"\]/g)].map(([, file = '', title = '']) => ({ file, title }))
  const titles = testTitles()

  const missing = named.filter(
    ({ file, title }) =>
      !titles.some((known) => basename(known.file).startsWith(`${file}.`) && known.title.includes(title)),
  )

  expect(named.length).toBeGreaterThan(40)
  expect(missing).toEqual([])
})
