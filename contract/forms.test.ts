import { expect, test } from 'vitest'
import { ALL_FORMS, DESKS, FORMS, isFormName } from './forms.ts'
import { promiseOf } from './promise.ts'

test('every form stands in the registry under its own name and is sent to the address of that name', () => {
  for (const [key, form] of Object.entries(FORMS)) {
    expect(form.name).toBe(key)
    expect(form.path).toBe(`/api/${key}`)
  }
})

test('no two forms give references of the same prefix', () => {
  const prefixes = ALL_FORMS.map(({ referencePrefix }) => referencePrefix)

  expect(new Set(prefixes).size).toBe(prefixes.length)
  for (const prefix of prefixes) expect(prefix).toMatch(/^[A-Z]$/)
})

test('the shapes of a form share its facts, and each has a variant of its own', () => {
  for (const form of ALL_FORMS) {
    const { name, path, desk, promise, referencePrefix, keptMonths } = form
    for (const shape of form.variants ?? [])
      expect(shape).toMatchObject({ name, path, desk, promise, referencePrefix, keptMonths })
    const variants = [form, ...(form.variants ?? [])].map(({ variant }) => variant)
    expect(new Set(variants).size).toBe(variants.length)
  }
})

test('every form but the newsletter promises a reply, and its words name it', () => {
  const silent = ALL_FORMS.filter(({ promise }) => promise === undefined)

  expect(silent.map(({ name }) => name)).toEqual(['newsletter'])
  for (const { name, promise } of ALL_FORMS) if (promise) expect(promiseOf(promise), name).toBeDefined()
})

test('the hints of files read as specified at the default limits', () => {
  const hints = ALL_FORMS.flatMap(({ name, fields }) =>
    Object.values(fields).flatMap(({ upload, hint }) => (upload ? [[name, hint]] : [])),
  )

  expect(Object.fromEntries(hints)).toMatchObject({
    quote: 'PNG, JPG, PDF, DOC (max 10MB)',
    consultation: 'PDF, Word, text, images, ZIP, RAR, CSV, Excel or PowerPoint (up to 5, 10MB each)',
    contact: 'PDF, Word, text, images, ZIP, RAR or CSV (max 10MB)',
    career: 'PDF, DOC or DOCX (max 5MB)',
  })
})

test('desks are those that answer a form, each once', () => {
  expect(DESKS).toEqual(['quotes', 'careers'])
})

test('a name is a form or it is not; what every object has is none', () => {
  expect(isFormName('quote')).toBe(true)
  for (const name of ['', 'Quote', 'toString', '__proto__', 'no-such-form']) expect(isFormName(name)).toBe(false)
})
