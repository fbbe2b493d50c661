import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
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

/** Every page of a built site, read one at a time; articles, which may be a thousand, last. */
export function* pagesIn(folder: string): Generator<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  const depth = (path: string) => path.split(sep).length
  for (const path of pages.sort((a, b) => depth(a) - depth(b))) yield readFileSync(join(folder, path), 'utf8')
}

/** @throws an Error that names each form that no page of a built site holds. */
export function refuseFormsWithoutPage(folder: string): void {
  const missing = formsWithoutPage(pagesIn(folder))
  const told = missing.map((name) => `No page holds the form "${name}". Place its component on a page.`)
  if (told.length > 0) throw new Error(told.join('\n'))
}
