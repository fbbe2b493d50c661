import { describe, expect, test } from 'vitest'
import { ASIDE } from '../../../contract/form.ts'
import { consultation } from '../../../contract/forms/consultation.ts'
import { contact } from '../../../contract/forms/contact.ts'
import { partnership } from '../../../contract/forms/partnership.ts'
import { applicationJson, asideFields, multipartBody, plainJson } from './submission.ts'

const file = new File(['%PDF'], 'plan.pdf')
const aside = asideFields({ submissionId: 'key-1', honeypot: 'caught', elapsedMs: 4200, variant: 'dialog' })

describe('what is sent beside the fields', () => {
  test('stands under the names that the server reads', () => {
    expect(aside).toEqual({
      [ASIDE.submissionId]: 'key-1',
      [ASIDE.honeypot]: 'caught',
      [ASIDE.elapsed]: '4200',
      [ASIDE.variant]: 'dialog',
    })
  })

  test('names no variant for a form of one shape', () => {
    expect(asideFields({ submissionId: 'key-1', honeypot: '', elapsedMs: 0 })).not.toHaveProperty(ASIDE.variant)
  })
})

describe('a multipart body', () => {
  test('holds the answers as they travel, the files, and what is sent beside them', () => {
    const answers = { name: 'Ada Lovelace King', email: 'ada@example.com' }

    const body = multipartBody(contact, { answers, files: { file: [file] }, aside })

    expect(body.get('firstName')).toBe('Ada')
    expect(body.get('lastName')).toBe('Lovelace King')
    expect(body.get('email')).toBe('ada@example.com')
    expect(body.get('file')).toEqual(file)
    for (const [name, value] of Object.entries(aside)) expect(body.get(name)).toBe(value)
  })

  test('numbers the files of a form that takes several', () => {
    const body = multipartBody(consultation, { answers: { email: 'a@b.co' }, files: { files: [file, file] }, aside })

    expect([body.has('file0'), body.has('file1'), body.has('files')]).toEqual([true, true, false])
    expect(body.get('workEmail')).toBe('a@b.co')
  })
})

describe('a JSON body', () => {
  const answers = { name: 'Ada', message: 'Hello' }

  test('has exactly the fields of the form', () => {
    const submission = { answers, files: {}, aside: { ...aside, [ASIDE.honeypot]: '' } }

    expect(plainJson(submission)).toEqual(answers)
    expect(Object.keys(partnership.fields)).not.toContain(ASIDE.honeypot)
  })

  test('carries the honeypot once something stands in it', () => {
    expect(plainJson({ answers, files: {}, aside })).toEqual({ ...answers, [ASIDE.honeypot]: 'caught' })
  })

  test('of an application carries everything beside the answers that is not empty', () => {
    expect(applicationJson({ answers, files: {}, aside })).toEqual({ ...answers, ...aside })
    expect(applicationJson({ answers, files: {}, aside: { ...aside, [ASIDE.honeypot]: '' } })).not.toHaveProperty(
      ASIDE.honeypot,
    )
  })
})
