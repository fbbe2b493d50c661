import { describe, expect, vi } from 'vitest'
import { fileProblem } from '../contract/fields/upload.ts'
import { type Form, readAnswers } from '../contract/form.ts'
import { contact } from '../contract/forms/contact.ts'
import { ALL_FORMS } from '../contract/forms.ts'
import { multipart, PDF, type TestPart, test } from '../server/http/app.fixture.ts'
import { ContactForm } from '../site/features/contact/ContactForm.tsx'
import { markupOf } from './support/markup.ts'

// The one place that is changed: the definition of the contact form. Everything below reads it for itself.
vi.mock('../contract/forms/contact.ts', async (original) => {
  const { contact } = await original<typeof import('../contract/forms/contact.ts')>()
  const { attachment, long } = await import('../contract/fields/field.ts')
  const message = long('What the tide brought', { min: 10, max: 40, tooShort: 'Ten characters at least' })
  const file = attachment('Chart', { count: 1, maxBytes: 3 * 1024, kinds: ['pdf'], optional: true })
  return { contact: { ...contact, fields: { ...contact.fields, message, file } } }
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

const html = markupOf(ContactForm, { timeZone: 'America/New_York' })

describe('a limit changed in the definition of a form', () => {
  test('is in the HTML: the question, the kinds and the size', () => {
    expect(html).toContain('What the tide brought')
    expect(html).toMatch(/<input[^>]* accept="\.pdf"/)
    expect(html).toContain('PDF (max 3KB)')
  })

  test('never lets the browser cut a text without a word: no length stands in the HTML', () => {
    expect(html).toMatch(/<textarea[^>]* name="message"/)
    expect(html).not.toMatch(/maxlength/i)
  })

  test.for([
    ['too long', `${GOOD.message}o`, 'Use at most 40 characters. There are 41.'],
    ['too short', 'Nine char', 'Ten characters at least'],
  ] as const)(
    'is told by the browser and by the server in the same words: a text %s',
    async ([_name, message, told], { app, references }) => {
      const inBrowser = readAnswers(contact, { ...GOOD, name: 'Ada Byron', message })
      const byServer = await app.inject({ url: contact.path, ...multipart(parts({ message })) })

      expect(inBrowser).toEqual({ ok: false, problems: { message: told } })
      expect(byServer.statusCode).toBe(400)
      expect(byServer.json().fields).toEqual({ message: told })
      expect(await references()).toEqual([])
    },
  )

  test.for([
    ['too large', 'a.pdf', Buffer.concat([PDF, Buffer.alloc(2000)]), 413, 'Please select a file smaller than 3KB.'],
    ['without a byte', 'a.pdf', Buffer.alloc(0), 400, 'a.pdf is empty. Please choose another file.'],
    ['of a kind no longer taken', 'a.txt', Buffer.from('soundings'), 415, 'Please choose one of: pdf'],
  ] as const)(
    'is told by the browser and by the server in the same words: a file %s',
    async ([_n, name, value, status, told], { app, staged }) => {
      const rule = contact.fields.file.upload

      const inBrowser = rule && fileProblem(rule, { name, size: value.length })
      const body = multipart([...parts({}), { name: 'file', value, fileName: name }])
      const byServer = await app.inject({ url: contact.path, ...body })

      expect(inBrowser?.text).toBe(told)
      expect(byServer.statusCode).toBe(status)
      expect(byServer.json().fields).toEqual({ file: told })
      expect(await staged()).toEqual([])
    },
  )

  test('is in the refusal of a request that is too heavy to be read', async ({ app }) => {
    const value = Buffer.alloc(2 * 1024 * 1024)

    const body = multipart([...parts({}), { name: 'file', value, fileName: 'a.pdf' }])
    const headers = { ...body.headers, 'content-length': String(value.length) }
    const heavy = await app.inject({ url: contact.path, ...body, headers })

    expect(heavy.statusCode).toBe(413)
    expect(heavy.json().error).toBe('That is more than we can take. Please keep each file under 3KB.')
  })

  test('lets both take what is within it, and names the answer at the desk', async ({ app, context }) => {
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
describe.each(ALL_FORMS)('the $name form', (form) => {
  test.for(['nothing at all', 'everything too long', 'an address that is none, a choice that nobody offers'])(
    'has one opinion of %s',
    async (what, { app }) => {
      const raw = answersOf(form, what)

      const inBrowser = readAnswers(form, raw)
      const texts = Object.entries(raw).map(([name, value]) => ({ name, value }))
      const byServer = await app.inject({ url: form.path, ...multipart(texts) })

      expect(byServer.statusCode).toBe(400)
      expect(inBrowser).toEqual({ ok: false, problems: byServer.json().fields })
    },
  )
})

test('the field that stands hidden in the page, filled and sent at once, sets the submission aside', async ({
  app,
  context,
}) => {
  const trap = /aria-hidden="true"[^>]*><label>[^<]*<input[^>]* name="([^"]+)"/.exec(html)?.[1] ?? ''

  await app.inject({ url: contact.path, ...multipart([...parts({}), ...named({ [trap]: 'x', elapsedMs: '100' })]) })

  expect(await context.db.selectFrom('submission').select('status').execute()).toEqual([{ status: 'quarantined' }])
})

function named(values: Record<string, string>): TestPart[] {
  return Object.entries(values).map(([name, value]) => ({ name, value }))
}

function parts(more: Partial<typeof GOOD>): TestPart[] {
  return named({ ...GOOD, ...more })
}

function answersOf(form: Form, what: string): Record<string, string> {
  const texts = Object.entries(form.fields).filter(([, field]) => field.control !== 'files')
  const values = texts.map(([key, { control, max }]): [string, string] => {
    if (what === 'nothing at all') return [key, '']
    if (what === 'everything too long') return [key, control === 'choice' ? '' : 'x'.repeat((max ?? 0) + 1)]
    return [key, control === 'email' ? 'ada@engines' : control === 'choice' ? 'none-of-these' : 'Ada Byron, 1843']
  })
  return Object.fromEntries(values)
}
