import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { testTitles } from './support/specification.ts'

test.each(['security.md', 'accessibility.md'])('every test that docs/%s names exists', (name) => {
  const page = readFileSync(join(import.meta.dirname, '../docs', name), 'utf8')
  const named = [...page.matchAll(/\[([\w-]+): "([^"]+)"\]/g)].map(([, file = '', title = '']) => ({ file, title }))
  const titles = testTitles()

  const missing = named.filter(
    ({ file, title }) =>
      !titles.some((known) => basename(known.file).startsWith(`${file}.`) && known.title.includes(title)),
  )

  expect(named.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})
