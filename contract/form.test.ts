import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachment, phone, senderAddress, text } from './fields/field.ts'
import { defineForm, type Form, isMissing, readAnswers, shapeOf, splitName, unanswered } from './form.ts'
import { quote } from './forms/quote.ts'
import { readFields } from './json-body.ts'

const { called, desk, referencePrefix, keptMonths, page, words } = quote
const facts = { name: 'berth', called, desk, referencePrefix, keptMonths, page, words } as const
const fields = {
  ship: text('Ship'),
  call: phone('Call sign'),
  reply: senderAddress('Reply to'),
  length: text('Length', { optional: true }),
  papers: attachment('Papers', { count: 1, maxBytes: 10, kinds: ['pdf'] }),
}
const berth = defineForm({ ...facts, fields, title: ({ ship }) => ship, json: { read: readFields } })
const GOOD = { ship: 'Persistence', call: '+1 555', reply: 'a@b.example', papers: [{ name: 'a.pdf', size: 1 }] }

describe('reading answers', () => {
  test('gives every field its value, also those that were not sent', () => {
    expect(readAnswers(berth, GOOD)).toEqual({ ok: true, answers: { ...GOOD, length: '' } })
  })

  test('of a form that nobody filled gives every field an empty value of its kind', () => {
    expect(unanswered(berth)).toEqual({ ship: '', call: '', reply: '', length: '', papers: [] })
  })

  test('takes nothing that the form does not ask, and never throws', () => {
    const values = fc.dictionary(fc.constantFrom(...Object.keys(fields), '__proto__', 'toString'), fc.anything())
    fc.assert(
      fc.property(values, (raw) => {
        const reading = readAnswers(berth, raw)
        const keys = Object.keys(reading.ok ? reading.answers : reading.problems)

        expect(Object.keys(fields)).toEqual(expect.arrayContaining(keys))
      }),
    )
  })
})

describe('a form is missing something', () => {
  test.each([
    ['a required text', { ...GOOD, ship: ' ' }],
    ['a text that was not sent', { ...GOOD, ship: undefined }],
    ['a telephone number that is only a dial code', { ...GOOD, call: '+44 ' }],
    ['a required file', { ...GOOD, papers: [] }],
  ])('%s', (_what, raw) => {
    expect(isMissing(berth, raw)).toBe(true)
  })

  test('but not what is optional, and not what is there and wrong', () => {
    expect(isMissing(berth, GOOD)).toBe(false)
    expect(isMissing(berth, { ...GOOD, ship: 'x'.repeat(999), papers: [{ name: 'a.exe', size: 1 }] })).toBe(false)
  })
})

describe('a full name', () => {
  test.each([
    ['Ada Byron', 'Ada', 'Byron'],
    ['Ada  King Byron', 'Ada', 'King Byron'],
    ['  Ada\tByron ', 'Ada', 'Byron'],
    ['Ada', 'Ada', 'Customer'],
  ])('%j is split at its first space', (fullName, firstName, lastName) => {
    expect(splitName(fullName, 'Customer')).toEqual({ firstName, lastName })
  })

  test('loses no letter, and its first name holds no space', () => {
    fc.assert(
      fc.property(fc.string(), (fullName) => {
        const { firstName, lastName } = splitName(fullName, '')

        expect(firstName).not.toMatch(/\s/)
        expect((firstName + lastName).replace(/\s/g, '')).toBe(fullName.replace(/\s/g, ''))
      }),
    )
  })
})

test('a variant chooses the shape; one that nobody defined is the form itself', () => {
  const dialog = defineForm({ ...facts, variant: 'dialog', fields, title: () => 'Berth' })
  const form: Form = defineForm({ ...facts, fields, title: () => 'Berth', variants: [dialog] })

  expect(shapeOf(form, 'dialog')).toBe(dialog)
  expect(shapeOf(form, undefined)).toBe(form)
  expect(shapeOf(form, 'no-such')).toBe(form)
})

test('a JSON body of exactly the fields is read as texts, whatever its keys are called', () => {
  const body = JSON.parse('{"ship":"Persistence","length":12,"papers":["a.pdf"],"__proto__":"x"}')

  const { texts, uploadTokens } = readFields(body, berth)

  expect({ ...texts }).toEqual({ ship: 'Persistence', length: '12', ['__proto__']: 'x' })
  expect(Object.getPrototypeOf(texts)).toBeNull()
  expect(uploadTokens).toEqual([])
})
