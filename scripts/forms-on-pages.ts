import { ALL_FORMS } from '../contract/forms.ts'

// The last check of a build: a form that no page holds would be found by nobody, and one that the registry does not name
// would be sent to an address that does not exist.

/** Where the forms of a page send. */
export function formsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/<form [^>]*action="(\/api\/[^"]+)"/g)].map(([, path = '']) => path))]
}

/** What is wrong with the forms of a site, a line each. @param paths where they send. */
export function formProblems(paths: Iterable<string>): string[] {
  const held = new Set(paths)
  const missing = ALL_FORMS.filter(({ path }) => !held.has(path))
  const unknown = [...held].filter((path) => !ALL_FORMS.some((form) => form.path === path))
  return [
    ...missing.map(({ name }) => `No page holds the form "${name}". Place its component on a page.`),
    ...unknown.map(
      (path) => `A page holds a form for ${path}, which no form of contract/forms.ts has. Register it there.`,
    ),
  ]
}
