import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { type Fields, type Form, readAnswers } from '../contract/form.ts'
import { career } from '../contract/forms/career.ts'
import { consultation } from '../contract/forms/consultation.ts'
import { contact } from '../contract/forms/contact.ts'
import { internship } from '../contract/forms/internship.ts'
import { newsletter } from '../contract/forms/newsletter.ts'
import { partnership } from '../contract/forms/partnership.ts'
import { quote } from '../contract/forms/quote.ts'
import { fileProblem } from '../contract/upload.ts'
import { multipart, openTestApp, PDF, type TestPart } from '../server/http/app.fixture.ts'
import { anyForm } from '../server/http/forms/any-form.ts'
import { ContactForm } from '../site/features/contact/ContactForm.tsx'

// The one place that is changed: the definition of the contact form. Everything below reads it for itself.
vi.mock('../contract/forms/contact.ts', async (original) => {
  const { contact } = await original<typeof import('../contract/forms/contact.ts')>()
  const { attachment, long } = await import('../contract/field.ts')
  const { defineForm } = await import('../contract/form.ts')
  const message = long('What the tide brought', { min: 10, max: 40, tooShort: 'Ten characters at least' })
  const tooLarge = () => ({ title: 'File too large', text: 'Please select a file smaller than 3KB.' })
  const file = attachment('Chart', { count: 1, maxBytes: 3000, kinds: ['pdf'], tooLarge, optional: true })
  return { contact: defineForm({ ...contact, fields: { ...contact.fields, message, file } }) }
})

const GOOD = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@engines.example',
  phone: '+1 419-555-0100',
  company: 'Analytical Engines',
  service: 'devops',
  message: 'Forty characters, and not one of them mo',
}

describe('a limit changed in the definition of a form', () => {
  test('is in the HTML, which holds a browser without script to it', () => {
    const html = renderToStaticMarkup(createElement(ContactForm, { timeZone: 'America/New_York' }))

    expect(html).toMatch(/<textarea[^>]* name="message"[^>]* maxlength="40"/i)
    expect(html).toContain('What the tide brought')
    expect(html).toMatch(/<input[^>]* accept="\.pdf"/)
  })

  test.each([
    ['too long', `${GOOD.message}o`, 'Keep it under 40 characters.'],
    ['too short', 'Nine char', 'Ten characters at least'],
  ])('is told by the browser and by the server in the same words: a text %s', async (_name, message, told) => {
    const { app, references } = await openTestApp()

    const inBrowser = readAnswers(contact, { ...GOOD, name: 'Ada Byron', message })
    const byServer = await app.inject({ url: contact.path, ...multipart(parts({ message })) })

    expect(inBrowser).toEqual({ ok: false, problems: { message: told } })
    expect(byServer.statusCode).toBe(400)
    expect(byServer.json().fields).toEqual({ message: told })
    expect(await references()).toEqual([])
  })

  test.each([
    ['too large', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(1000)]), 413, 'Please select a file smaller than 3KB.'],
    ['of a kind no longer taken', 'a.txt', Buffer.from('soundings'), 415, 'Please choose one of: pdf'],
  ])('is told by the browser and by the server in the same words: a file %s', async (_n, name, value, status, told) => {
    const { app, staged } = await openTestApp()
    const rule = contact.fields.file.upload

    const inBrowser = rule && fileProblem(rule, { name, size: value.length })
    const body = multipart([...parts({}), { name: 'file', value, fileName: name }])
    const byServer = await app.inject({ url: contact.path, ...body })

    expect(inBrowser?.text).toBe(told)
    expect(byServer.statusCode).toBe(status)
    expect(byServer.json().fields).toEqual({ file: told })
    expect(await staged()).toEqual([])
  })

  test('lets both take what is within it, and names the answer at the desk', async () => {
    const { app, context } = await openTestApp()

    const inBrowser = readAnswers(contact, { ...GOOD, name: 'Ada Byron' })
    const body = multipart([...parts({}), { name: 'file', value: PDF, fileName: 'a.pdf' }])
    const byServer = await app.inject({ url: contact.path, ...body })

    expect(inBrowser.ok).toBe(true)
    expect(byServer.statusCode).toBe(200)
    const { lines } = await context.db.selectFrom('submission').select('lines').executeTakeFirstOrThrow()
    expect(lines).toContain('What the tide brought')
  })
})

// No form has rules of its own on either side: whatever is wrong, both find the same.
const FORMS = [quote, consultation, contact, career, internship, partnership, newsletter].map((form) =>
  anyForm(form as never),
)

describe.each(FORMS)('the $name form', (form) => {
  test.each(['nothing at all', 'everything too long', 'an address that is none, a choice that nobody offers'])(
    'has one opinion of %s',
    async (what) => {
      const { app } = await openTestApp()
      const raw = answersOf(form, what)

      const inBrowser = readAnswers(form, raw)
      const texts = Object.entries(raw).map(([name, value]) => ({ name, value }))
      const byServer = await app.inject({ url: form.path, ...multipart(texts) })

      expect(byServer.statusCode).toBe(400)
      expect(inBrowser).toEqual({ ok: false, problems: byServer.json().fields })
    },
  )
})

function parts(more: Partial<typeof GOOD>): TestPart[] {
  return Object.entries({ ...GOOD, ...more }).map(([name, value]) => ({ name, value }))
}

function answersOf(form: Form<Fields>, what: string): Record<string, string> {
  const texts = Object.entries(form.fields).filter(([, field]) => field.control !== 'files')
  const values = texts.map(([key, { control, html }]): [string, string] => {
    if (what === 'nothing at all') return [key, '']
    if (what === 'everything too long') return [key, control === 'choice' ? '' : 'x'.repeat((html.maxLength ?? 0) + 1)]
    return [key, control === 'email' ? 'ada@engines' : control === 'choice' ? 'none-of-these' : 'Ada Byron, 1843']
  })
  return Object.fromEntries(values)
}
