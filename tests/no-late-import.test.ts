import { expect, test } from 'vitest'
import { isTest, sourcesIn, textOf } from './support/imports.ts'

// Astro's directives load islands. Whatever an island needs is loaded with it: what is fetched later may meet a lost
// line, and what tells of a lost line would be lost with it.
test('no script of an island fetches other script later', () => {
  // Share images are drawn by the build.
  const files = sourcesIn(['site']).filter((file) => !/\.(d\.ts|astro)$|^site\/share\//.test(file) && !isTest(file))
  const late = files.filter((file) => /\bimport\(/.test(textOf(file)))

  expect(files.length).toBeGreaterThan(100)
  expect(late).toEqual([])
})
