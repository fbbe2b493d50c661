import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_FORMS } from '../contract/forms.ts'

// The last check of a build: a form that no page holds would be found by nobody.

/** The names of the forms that stand on none of these pages. */
export function formsWithoutPage(pages: Iterable<string>): string[] {
  const missing = new Map(ALL_FORMS.map(({ name, path }) => [name, `action="${path}"`]))
  for (const html of pages) {
    for (const [name, mark] of missing) if (html.includes(mark)) missing.delete(name)
    if (missing.size === 0) break
  }
  return [...missing.keys()]
}

/** Every page of a built site, read one at a time. */
export function* pagesIn(folder: string): Generator<string> {
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.html')) yield readFileSync(join(folder, path), 'utf8')
}

if (process.argv[1] === import.meta.filename) {
  const missing = formsWithoutPage(pagesIn(join(import.meta.dirname, '../dist/client')))
  for (const name of missing) console.error(`No page holds the form "${name}". Place its component on a page.`)
  if (missing.length > 0) process.exitCode = 1
}
