import { expect, test } from 'vitest'
import { ALL_FORMS } from '../contract/forms.ts'
import { formsWithoutPage } from './forms-on-pages.ts'

const pages = ALL_FORMS.map(({ path }) => `<main><form action="${path}" method="post"></form></main>`)

test('a form that no page holds is named', () => {
  expect(formsWithoutPage(pages)).toEqual([])
  expect(formsWithoutPage(pages.slice(1))).toEqual([ALL_FORMS[0]?.name])
  expect(formsWithoutPage([])).toEqual(ALL_FORMS.map(({ name }) => name))
})
