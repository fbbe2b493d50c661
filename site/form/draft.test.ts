import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contact } from '../../contract/forms/contact.ts'
import { internshipDialog } from '../../contract/forms/internship.ts'
import { clearDraft, draftNameOf, loadDraft, restorable, saveDraft, wasCleared } from './draft.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})

const store = (value: unknown) => localStorage.setItem('draft:contact', JSON.stringify(value))

test('what was typed comes back with the key of the form', () => {
  const draft = { submissionId: 'key-1', values: { name: 'Ada', service: 'not-sure' } }

  saveDraft('contact', draft)

  expect(loadDraft(contact)).toEqual(draft)
})

test('an empty form leaves no draft', () => {
  saveDraft('contact', { submissionId: 'key-1', values: { name: 'Ada' } })
  saveDraft('contact', { submissionId: 'key-1', values: { name: '', message: '' } })

  expect(localStorage.getItem('draft:contact')).toBeNull()
})

test('two shapes of a form keep drafts of their own', () => {
  expect([draftNameOf(contact), draftNameOf(internshipDialog)]).toEqual(['contact', 'internship-dialog'])
})

describe('a draft of an older version of the form', () => {
  test('comes back without fields and choices that are no longer there', () => {
    store({ submissionId: 'key-1', values: { name: 'Ada', fax: '555', service: 'telegraphy', file: 'C:\\plan.pdf' } })

    expect(loadDraft(contact)).toEqual({ submissionId: 'key-1', values: { name: 'Ada' } })
  })

  test.each([
    ['nothing that is known', { submissionId: 'key-1', values: { fax: '555' } }],
    ['no values', { submissionId: 'key-1' }],
    ['a list', ['Ada']],
    ['numbers for text', { values: { name: 7 } }],
    ['null', null],
  ])('is dropped when it holds %s', (_, stored) => {
    store(stored)

    expect(loadDraft(contact)).toBeUndefined()
  })

  test('is dropped when it is no JSON', () => {
    localStorage.setItem('draft:contact', '{"values":')

    expect(loadDraft(contact)).toBeUndefined()
  })

  test('gives no key where it kept none', () => {
    store({ values: { name: 'Ada' } })

    expect(loadDraft(contact)?.submissionId).toBe('')
  })
})

test('only fields that are still empty, or as the form sets them, take the draft’s values', () => {
  const draft = { submissionId: '', values: { name: 'Ada', email: 'ada@example.com', message: '' } }

  expect(restorable(contact, draft, { name: 'Grace', email: '', message: '' })).toEqual({ email: 'ada@example.com' })
})

test('a cleared form is remembered until something is typed', () => {
  clearDraft('contact')
  expect(wasCleared('contact')).toBe(true)

  saveDraft('contact', { submissionId: 'key-2', values: { name: 'A' } })
  expect(wasCleared('contact')).toBe(false)
})

test('a browser that forbids storage costs the draft, never the form', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden })

  saveDraft('contact', { submissionId: '', values: { name: 'Ada' } })
  clearDraft('contact')

  expect([loadDraft(contact), wasCleared('contact')]).toEqual([undefined, false])
})

function storage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  }
}
