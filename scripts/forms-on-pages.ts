import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { ALL_FORMS } from '../contract/forms.ts'
import { BuildError } from './build/build-error.ts'

// The last check of a build: a form that no page holds would be found by nobody, and one that the registry does not name
// would be sent to an address that does not exist.

/** What is wrong with the forms of these pages, a line each. */
export function formProblems(pages: Iterable<string>): string[] {
  const missing = new Map(ALL_FORMS.map(({ name, path }) => [path, name]))
  const known = new Set(missing.keys())
  const unknown = new Set<string>()
  for (const html of pages) {
    for (const [, path = ''] of html.matchAll(/<form [^>]*action="(\/api\/[^"]+)"/g)) {
      missing.delete(path)
      if (!known.has(path)) unknown.add(path)
    }
  }
  return [
    ...[...missing.values()].map((name) => `No page holds the form "${name}". Place its component on a page.`),
    ...[...unknown].map(
      (path) => `A page holds a form for ${path}, which no form of contract/forms.ts has. Register it there.`,
    ),
  ]
}

/** Every page of a built site, read one at a time; articles, which may be a thousand, last. */
export function* pagesIn(folder: string): Generator<string> {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  const depth = (path: string) => path.split(sep).length
  for (const path of pages.sort((a, b) => depth(a) - depth(b))) yield readFileSync(join(folder, path), 'utf8')
}

/** @throws a BuildError that names each form that no page of a built site holds, or that is registered nowhere. */
export function refuseFormsWithoutPage(folder: string): void {
  const problems = formProblems(pagesIn(folder))
  if (problems.length > 0) throw new BuildError(problems.join('\n'))
}
