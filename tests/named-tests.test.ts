import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { textOf, trackedFiles } from './support/imports.ts'
import { testTitles } from './support/specification.ts'

test('a test that is not run says why: it is skipped in words, and no table leaves out what a machine lacks', () => {
  const silent = /\.(skipIf|runIf)\(|\.(each|for)\(installed/

  const files = trackedFiles().filter((file) => /\.test\.tsx?$/.test(file))

  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => silent.test(textOf(file)))).toEqual([])
})

const titles = testTitles()

test.each(['security.md', 'accessibility.md'])('every test that docs/%s names exists', (name) => {
  const page = textOf(`docs/${name}`)
  const named = [...page.matchAll(/\[([\w-]+): "([^"]+)"\]/g)].map(([, file = '', title = '']) => ({ file, title }))

  const missing = named.filter(
    ({ file, title }) =>
      !titles.some((known) => basename(known.file).startsWith(`${file}.`) && known.title.includes(title)),
  )

  expect(named.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})
