import { describe, expect } from 'vitest'
import { internshipMessage } from '../../../contract/forms/internship.ts'
import { multipart, openTestApp, PDF, test } from '../app.fixture.ts'

const FIVE = {
  firstName: 'Ada',
  lastName: 'Applicant',
  email: 'ada@engines.example',
  phone: '+1 419-555-0100',
  message: 'Position: Other\n\nCover Letter:\nHello.',
}
const APPLICATION = {
  fullName: 'Ada',
  position: 'Senior Full-Stack Developer',
  experience: 'senior',
  coverLetter: 'I weave algebra.',
  variant: 'dialog',
}

async function openWithResume() {
  const tested = await openTestApp()
  const { app } = tested
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
  const resume = multipart([{ name: 'resume', value: PDF, fileName: 'ada.pdf' }])
  const response = await app.inject({ url: '/api/uploads', ...resume })
  return { ...tested, post, upload: response.json().upload as string }
}

describe('a job application', () => {
  test('carries its résumé, uploaded ahead', async () => {
    const { post, upload, context } = await openWithResume()

    const response = await post('/api/contact', { ...FIVE, resume: upload, application: APPLICATION })

    expect(response.json()).toMatchObject({ reference: expect.stringMatching(/^J-/) })
    const [row] = await context.db.selectFrom('submission').selectAll().execute()
    expect(row).toMatchObject({ form: 'career', variant: 'dialog', desk: 'careers', name: 'Ada', notes: '[]' })
    expect(await context.db.selectFrom('attachment').select('name').execute()).toEqual([{ name: 'ada.pdf' }])
  })

  test('from our pages is never taken without a résumé', async () => {
    const { post, references } = await openWithResume()

    const without = await post('/api/contact', { ...FIVE, application: APPLICATION })
    const forged = await post('/api/contact', { ...FIVE, resume: 'forged', application: APPLICATION })

    expect([without.statusCode, forged.statusCode]).toEqual([400, 400])
    expect(without.json().fields.resume).toBe('Resume is required')
    expect(forged.json().fields.resume).toMatch(/no longer here/)
    expect(await references()).toEqual([])
  })

  test('with the five keys alone is taken, and the desk is told what is missing', async () => {
    const { post, context } = await openWithResume()

    const response = await post('/api/contact', FIVE)

    expect(response.statusCode).toBe(200)
    const [row] = await context.db.selectFrom('submission').selectAll().execute()
    expect(row).toMatchObject({ form: 'career', variant: 'five-keys', desk: 'careers', notes: '["Résumé missing"]' })
    expect(row?.lines).toContain('Hello.')
  })

  test.for([
    ['a list', '[]', 400],
    ['no JSON', '{', 400],
    ['a word', '"x"', 415],
    ['a poisoned object', '{"__proto__":{"a":1}}', 400],
  ] as const)('as %s is refused', async ([_what, payload, status], { app }) => {
    const headers = { 'content-type': 'application/json' }
    const response = await app.inject({ method: 'POST', url: '/api/contact', headers, payload })

    expect(response.statusCode).toBe(status)
    expect(response.json()).toHaveProperty('error')
  })

  test.for(['application/json\t; charset=utf-8', ' application/json', 'application/json;;', 'APPLICATION/JSON'])(
    'is checked under the odd type "%s" as well',
    async (type, { app, references }) => {
      const headers = { 'content-type': type }
      const response = await app.inject({ method: 'POST', url: '/api/contact', headers, payload: '{"email":1}' })

      expect([400, 415]).toContain(response.statusCode)
      expect(await references()).toEqual([])
    },
  )
})

test('a résumé that is none is refused in its own words', async ({ app, staged }) => {
  const program = multipart([{ name: 'resume', value: `MZ${'\0'.repeat(99)}`, fileName: 'ada.pdf' }])
  const wrong = await app.inject({ url: '/api/uploads', ...program })
  const none = await app.inject({ url: '/api/uploads', ...multipart([{ name: 'other', value: 'x' }]) })

  expect(wrong.statusCode).toBe(415)
  expect(wrong.json().error).toBe(
    'ada.pdf holds a program. Please save it as one of these and choose it again: pdf, doc, docx',
  )
  expect(none.statusCode).toBe(400)
  expect(none.json()).toEqual({ error: 'Resume is required', fields: { resume: 'Resume is required' } })
  expect(await staged()).toEqual([])
})

test('an internship application of any caller, and of our form, which reads its answers from the message', async () => {
  const { app, context } = await openWithResume()
  const answers = { fullName: 'Ada', university: 'Ohio State', internshipTrack: 'web-development' }
  const post = (payload: object, variant?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/internship',
      payload: { ...FIVE, ...payload },
      headers: variant ? { 'x-form-aside': `variant=${variant}&elapsedMs=9000` } : {},
    })

  const five = await post({ lastName: 'Student' })
  const whole = await post(
    { message: internshipMessage({ ...answers, motivation: 'To learn.' }, 'x@y.example') },
    'dialog',
  )
  const partly = await post({ message: internshipMessage({ fullName: 'Ada', university: 'Ohio State' }, '') }, 'page')

  expect([five.statusCode, whole.statusCode, partly.statusCode]).toEqual([200, 200, 400])
  expect(partly.json().fields).toEqual({
    major: 'Major/Field of Study is required',
    motivation: 'Motivation is required',
  })
  const rows = context.db.selectFrom('submission').select(['form', 'variant', 'desk']).orderBy('variant')
  expect(await rows.execute()).toEqual([
    { form: 'internship', variant: 'dialog', desk: 'careers' },
    { form: 'internship', variant: 'five-keys', desk: 'careers' },
  ])
})
