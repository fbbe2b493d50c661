import { expect, test } from 'vitest'
import { quote } from '../../../contract/forms/quote.ts'
import { fieldMarks } from './field-marks.ts'

test('on a first visit every answer is open, in the order of the form', () => {
  const marks = fieldMarks(quote, undefined)

  expect(marks.map(({ name }) => name)).toEqual(Object.keys(quote.fields))
  expect(new Set(marks.map(({ state }) => state))).toEqual(new Set(['open']))
})

test('after an attempt each mark says whether its answer holds, and why it does not', () => {
  const marks = fieldMarks(quote, {
    form: 'quote',
    error: 'Missing',
    problems: { email: 'Please enter a valid email address' },
    values: { name: 'Tomasz', email: 't@h' },
    kept: [{ token: 'x', field: 'file', name: 'servers.pdf', size: 2 * 1024 * 1024 }],
  })
  const of = (name: string) => marks.find((mark) => mark.name === name)

  expect(of('name')).toMatchObject({ state: 'good' })
  expect(of('email')).toMatchObject({ state: 'wrong', note: 'Please enter a valid email address' })
  expect(of('file')).toMatchObject({ state: 'good', note: expect.stringMatching(/^2\D.*, kept$/) })
  expect(of('message')).toMatchObject({ state: 'open' })
})
