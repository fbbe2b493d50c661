import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const site = join(import.meta.dirname, '../site')

// Astro's directives load islands. Whatever an island needs is loaded with it: what is fetched later may meet a lost
// line, and what tells of a lost line would be lost with it.
test('no script of an island fetches other script later', () => {
  // Share images are drawn by the build.
  const files = globSync('**/*.{ts,tsx}', { cwd: site }).filter((file) => !/\.d\.ts$|\.test\.tsx?$|^share\//.test(file))
  const late = files.filter((file) => /\bimport\(/.test(readFileSync(join(site, file), 'utf8')))

  expect(files.length).toBeGreaterThan(100)
  expect(late).toEqual([])
})
