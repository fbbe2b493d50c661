import { expect, test } from 'vitest'
import { ALL_FORMS } from '../contract/forms.ts'
import { formProblems, formsIn } from './forms-on-pages.ts'

const pages = ALL_FORMS.flatMap(({ path }) => formsIn(`<main><form action="${path}" method="post"></form></main>`))

test('a form that no page holds is named', () => {
  const told = ALL_FORMS.map(({ name }) => `No page holds the form "${name}". Place its component on a page.`)

  expect(formProblems(pages)).toEqual([])
  expect(formProblems(pages.slice(1))).toEqual(told.slice(0, 1))
  expect(formProblems([])).toEqual(told)
})

test('a form that the registry does not name is told by its address', () => {
  expect(formProblems([...pages, ...formsIn('<form id="x" action="/api/audit" method="post"></form>')])).toEqual([
    'A page holds a form for /api/audit, which no form of contract/forms.ts has. Register it there.',
  ])
})
