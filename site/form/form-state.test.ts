import { describe, expect, test } from 'vitest'
import { consultation } from '../../contract/forms/consultation.ts'
import { contact } from '../../contract/forms/contact.ts'
import { createFormReducer, type FormState, noticeOf } from './form-state.ts'
import type { Outcome } from './sending/send.ts'

const EMPTY = { name: '', message: '', service: '' }
const reduce = createFormReducer(contact, EMPTY)
const file = new File(['%PDF'], 'plan.pdf')
const reply = { message: 'Thank you, Ada.', reference: 'K-7K3M9', receipt: '/r/abc', dueAt: '' }

const ANSWERS = { values: { name: 'Ada', message: 'Hello', service: '' }, choices: { service: 'devops' } }
const IDLE = { busy: false, problems: {}, judged: [], failures: 0, staged: [], round: 3 }
const filled: FormState = { ...IDLE, ...ANSWERS, files: { file: [file] }, countries: { phone: 'CA' } }
const sending = reduce(filled, { type: 'sending' })

const FAILURES: Outcome[] = [
  { status: 'unreachable' },
  { status: 'cancelled' },
  { status: 'refused', code: 503 },
  { status: 'refused', code: 400, fields: { name: 'Too short' } },
  { status: 'refused', code: 200 },
]

test.each(FAILURES)('%j: every answer, choice and file stays, and it can be sent again', (outcome) => {
  const { values, choices, files, round } = filled

  const after = reduce(sending, { type: 'sent', outcome })

  expect(after).toMatchObject({ values, choices, files, round, busy: false })
  expect(after.accepted).toBeUndefined()
})

describe('a problem', () => {
  const wrong = reduce(filled, { type: 'found-problems', problems: { name: 'Too short', message: 'Missing' } })

  const repaired = reduce(wrong, { type: 'judged', name: 'name' })

  test('leaves alone, and its field is remembered', () => {
    expect(repaired.problems).toEqual({ message: 'Missing' })
    expect(repaired.judged).toEqual(['name', 'message'])
  })

  test('takes the focus only when a send failed, never when a field is judged again', () => {
    const wrongAgain = reduce(repaired, { type: 'judged', name: 'name', problem: 'Too short' })

    expect([wrong.failures, repaired.failures, wrongAgain.failures]).toEqual([1, 1, 1])
    expect(wrongAgain.problems).toEqual({ name: 'Too short', message: 'Missing' })
    expect(reduce(wrongAgain, { type: 'found-problems', problems: { name: 'Too short' } }).failures).toBe(2)
  })
})

describe('what is told of a failure', () => {
  const endOf = (outcome: Outcome) => reduce(sending, { type: 'sent', outcome })

  test('stands at its field where the form has that field', () => {
    const { problems, error } = endOf({ status: 'refused', code: 400, error: 'Look', fields: { name: 'Too short' } })

    expect([problems, error]).toEqual([{ name: 'Too short' }, undefined])
  })

  test('stands above the form where no field of it is meant', () => {
    expect(endOf({ status: 'refused', code: 400, error: 'Look', fields: { other: 'No' } }).error).toBe('Look')
    expect(endOf({ status: 'refused', code: 502 }).error).toBe(contact.words.failure.text)
    expect(endOf({ status: 'unreachable' }).error).toBe(contact.words.failure.text)
    expect(endOf({ status: 'cancelled' }).error).toBe('Sending was stopped.')
  })

  test('goes when the form is sent again', () => {
    const again = reduce(endOf({ status: 'unreachable' }), { type: 'sending' })

    expect([again.problems, again.error, again.busy]).toEqual([{}, undefined, true])
  })
})

test('a draft is drawn anew; a file chosen meanwhile stays', () => {
  const other = new File(['%PDF'], 'other.pdf')

  const restored = reduce(filled, { type: 'restored', values: { name: 'Grace', service: 'cloud' } })
  const withFiles = reduce(restored, { type: 'restored-files', files: { file: [other] } })

  const values = { name: 'Grace', message: 'Hello' }
  expect(restored).toMatchObject({ values, choices: { service: 'cloud' }, round: 4 })
  expect(withFiles.files).toEqual({ file: [file] })
})

describe('a file that the server has', () => {
  const kept = { token: 't', field: 'file', name: 'old.pdf', size: 1 }
  const back: FormState = { ...filled, files: {}, staged: [kept] }

  test('gives way to a new one where one is taken, and to no older one of a draft', () => {
    expect(reduce(back, { type: 'set-files', name: 'file', files: [file] })).toMatchObject({ staged: [] })
    expect(reduce(back, { type: 'set-files', name: 'file', files: [] })).toMatchObject({ staged: [kept] })
    const restored = reduce(back, { type: 'restored-files', files: { file: [file] } })
    expect(restored).toMatchObject({ files: {}, staged: [kept] })
  })

  test('stays beside others where several are taken', () => {
    const many = createFormReducer(consultation, EMPTY)
    const staged = [{ ...kept, field: 'files' }]

    const after = many({ ...back, staged }, { type: 'set-files', name: 'files', files: [file] })

    expect(after).toMatchObject({ files: { files: [file] }, staged })
  })
})

test('clearing empties the form and keeps what was accepted before', () => {
  const cleared = reduce({ ...filled, accepted: reply, problems: { name: 'No' } }, { type: 'cleared' })

  expect(cleared).toMatchObject({ values: EMPTY, choices: {}, files: {}, problems: {}, accepted: reply })
})

describe('the toast', () => {
  test('has the form’s own words, and the server’s where the form says that it repeats them', () => {
    expect(noticeOf(contact, { status: 'accepted', reply })?.text).toBe("We'll get back to you within 24 hours.")
    expect(noticeOf(consultation, { status: 'accepted', reply })?.text).toBe('Thank you, Ada.')
    expect(noticeOf(consultation, { status: 'accepted', reply: { ...reply, message: '' } })?.text).toBe(
      "We'll get back to you within 24 hours.",
    )
  })

  test('tells the server’s reason unless the form hides it', () => {
    const refused: Outcome = { status: 'refused', code: 503, error: 'Later.' }

    expect(noticeOf(consultation, refused)).toEqual({ ...consultation.words.failure, text: 'Later.' })
    expect(noticeOf(contact, refused)).toEqual(contact.words.failure)
    expect(noticeOf(contact, { status: 'unreachable' })).toEqual(contact.words.failure)
  })

  test('does not come when the visitor stopped the send', () => {
    expect(noticeOf(contact, { status: 'cancelled' })).toBeUndefined()
  })
})
