// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { contact } from '../../../contract/forms/contact.ts'
import { internshipDialog } from '../../../contract/forms/internship.ts'
import {
  clearDraft,
  draftNameOf,
  loadAttempt,
  loadDraft,
  restorable,
  saveAttempt,
  saveDraft,
  wasCleared,
} from './draft.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const ATTEMPT = { key: 'key-1', content: '[[],[]]' }
const DAY_MS = 24 * 60 * 60_000
const store = (value: unknown, name = 'contact') => localStorage.setItem(`draft:${name}`, JSON.stringify(value))

test('what was typed comes back with the country of its number', () => {
  const draft = { values: { name: 'Ada', service: 'not-sure' }, countries: { phone: 'CA' } }

  saveDraft('contact', draft)

  expect(loadDraft(contact)).toEqual(draft)
})

test('an empty form leaves no draft', () => {
  saveDraft('contact', { values: { name: 'Ada' }, countries: {} })
  saveAttempt('contact', ATTEMPT)
  saveDraft('contact', { values: { name: '', message: '' }, countries: { phone: 'US' } })

  expect(Object.keys(localStorage)).toEqual([])
})

test('a draft is kept for 30 days after the last change; then it is removed, whichever form is opened', () => {
  const values = { name: 'Ada' }
  store({ values, at: Date.now() - 29 * DAY_MS })
  store({ values, at: Date.now() - 31 * DAY_MS }, 'career')
  store({ values }, 'quote')
  // An attempt holds all answers, too.
  localStorage.setItem('attempt:career', JSON.stringify({ ...ATTEMPT, at: Date.now() - 31 * DAY_MS }))
  saveAttempt('quote', ATTEMPT)

  expect(loadDraft(contact)?.values).toEqual(values)
  expect(Object.keys(localStorage)).toEqual(['draft:contact', 'attempt:quote'])
})

test('two shapes of a form keep drafts of their own', () => {
  expect([draftNameOf(contact), draftNameOf(internshipDialog)]).toEqual(['contact', 'internship-dialog'])
})

describe('a draft of an older version of the form', () => {
  test('comes back without fields and choices that are no longer there', () => {
    store({
      at: Date.now(),
      countries: { phone: 7 },
      values: { name: 'Ada', fax: '555', service: 'telegraphy', file: 'C:\\plan.pdf' },
    })

    expect(loadDraft(contact)).toEqual({ values: { name: 'Ada' }, countries: {} })
    store({ values: { name: 'Ada' }, at: Date.now() })
    expect(loadDraft(contact)?.countries).toEqual({})
  })

  test.each([
    ['nothing that is known', { values: { fax: '555' } }],
    ['no values', { countries: {} }],
    ['a list', ['Ada']],
    ['numbers for text', { values: { name: 7 } }],
    ['null', null],
    ['no JSON', '{"values":'],
  ])('is dropped when it holds %s', (_, stored) => {
    store(Object.assign({ at: Date.now() }, stored))
    if (typeof stored === 'string') localStorage.setItem('draft:contact', stored)

    expect(loadDraft(contact)).toBeUndefined()
  })
})

test('only fields that are still empty, or as the form sets them, take the draft’s values', () => {
  const draft = { values: { name: 'Ada', email: 'ada@example.com', message: '' }, countries: {} }

  expect(restorable({}, draft, { name: 'Grace', email: '', message: '' })).toEqual({ email: 'ada@example.com' })
})

describe('the last attempt', () => {
  test('is found again after a reload, until the form is cleared', () => {
    saveAttempt('contact', ATTEMPT)
    expect(loadAttempt('contact')).toEqual(ATTEMPT)
    expect(loadAttempt('quote')).toBeUndefined()

    clearDraft('contact')
    expect(loadAttempt('contact')).toBeUndefined()
  })

  test.each(['', '{', '[]', '{"key":1,"content":""}'])('is none where storage holds %j', (stored) => {
    localStorage.setItem('attempt:contact', stored)

    expect(loadAttempt('contact')).toBeUndefined()
  })
})

test('a cleared form is remembered until something is typed', () => {
  clearDraft('contact')
  expect(wasCleared('contact')).toBe(true)

  saveDraft('contact', { values: { name: 'A' }, countries: {} })
  expect(wasCleared('contact')).toBe(false)
})
