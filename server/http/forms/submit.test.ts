import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { MiB } from '../../../contract/fields/upload.ts'
import { BRIEF, multipart, NAVIGATE, openTestApp, PDF, postQuote, quoteParts, test } from '../app.fixture.ts'

describe('a quote request', () => {
  test('is stored with its file and answered with reference, receipt and due time', async () => {
    const { app, context, staged } = await openTestApp()

    const response = await postQuote(app, {}, { file: BRIEF })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      message: "We'll get back to you within 24 hours.",
      reference: expect.stringMatching(/^Q-[0-9A-Z]{5}$/),
      receipt: expect.stringMatching(/^\/r\/[\w-]{32}$/),
      dueAt: '2026-11-22T20:00:00.000Z',
    })
    const attachment = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
    expect(attachment).toMatchObject({ name: 'brief.pdf', bytes: PDF.length, field: 'file' })
    expect(await buffer(await context.store.read(attachment))).toEqual(PDF)
    expect(await staged()).toEqual([])
  })

  test('what a browser encodes in a file’s name is read back, and then made safe as any name', async () => {
    const { app, context } = await openTestApp()

    await postQuote(app, {}, { file: { value: PDF, fileName: 'Scan %22final%22, 100%25%0A.pdf' } })

    const attachment = await context.db.selectFrom('attachment').select('name').executeTakeFirstOrThrow()
    expect(attachment.name).toBe('Scan _final_, 100%25.pdf')
  })

  test('without script leads to the receipt', async ({ app }) => {
    // A file input that nobody touched sends an empty part.
    const response = await postQuote(app, {}, { file: { value: '', fileName: '' }, headers: NAVIGATE })

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toMatch(/^\/r\/[\w-]{32}$/)
  })

  test('a key of any length is a key', async ({ app, references }) => {
    for (const ending of ['a', 'a', 'b']) {
      const submissionId = `${'k'.repeat(2000)}${ending}`
      expect((await postQuote(app, { submissionId })).statusCode).toBe(200)
    }

    expect(await references()).toHaveLength(2)
  })

  test('sent with the key of another is refused', async ({ app, references, staged }) => {
    const headers = { 'idempotency-key': 'one' }
    await postQuote(app, {}, { headers })

    const response = await postQuote(app, { message: 'Other.' }, { file: BRIEF, headers })

    expect(response.statusCode).toBe(422)
    expect(response.json().error).toContain('already sent once, with other answers')
    expect(await references()).toHaveLength(1)
    expect(await staged()).toEqual([])
  })
})

describe('a quote request that cannot be taken', () => {
  test.for([
    ['an empty field', { name: '' }, 'Please fill in all required fields, including service selection.', 'name'],
    ['a bad address', { email: 'ada@engines' }, 'Please enter a valid email address', 'email'],
    ['an unknown service', { service: 'alchemy' }, 'Please choose one of the options for Service', 'service'],
    ['a NUL', { message: 'a\0b' }, 'Please remove the invisible NUL character', 'message'],
    ['a giant field', { message: 'x'.repeat(60_000) }, 'Use at most 10,000 characters. There are 60,000.', 'message'],
  ] as const)('%s is told at its field', async ([_what, more, error, field], { app, references }) => {
    const response = await postQuote(app, more)

    expect(response.statusCode).toBe(400)
    expect(response.json().error).toBe(error)
    expect(Object.keys(response.json().fields)).toEqual([field])
    expect(await references()).toEqual([])
  })

  test.for([
    ['10 MB and a byte', 'a.txt', Buffer.alloc(10 * MiB + 1, 'a'), 413, /^Please select a file smaller than 10MB\.$/],
    ['a program called PDF', 'plan.pdf', Buffer.from(`MZ${'\0'.repeat(300)}`), 415, /^plan\.pdf holds a program\. /],
    ['a kind we do not take', 'plan.exe', Buffer.from('x'), 415, /^Please choose one of: pdf, doc/],
    ['nothing in it', 'plan.pdf', Buffer.alloc(0), 400, /empty/],
  ] as const)(
    'a file with %s is refused and gone',
    async ([_what, fileName, value, status, error], { app, references, staged }) => {
      const response = await postQuote(app, {}, { file: { value, fileName } })

      expect(response.statusCode).toBe(status)
      expect(response.json().error).toMatch(error)
      expect(response.json().fields).toEqual({ file: response.json().error })
      expect([await references(), await staged()]).toEqual([[], []])
    },
  )

  test('a file of exactly 10 MB is stored whole', async ({ app, context }) => {
    const value = Buffer.alloc(10 * MiB, 'a')
    value.write('the end', value.length - 7)

    const response = await postQuote(app, {}, { file: { value, fileName: 'plan.txt' } })

    expect(response.statusCode).toBe(200)
    const attachment = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
    expect(attachment.bytes).toBe(value.length)
    expect(attachment.sha256).toBe(createHash('sha256').update(value).digest('hex'))
    expect((await buffer(await context.store.read(attachment))).equals(value)).toBe(true)
  })

  test('more files than the form has are counted, not taken', async ({ app, staged }) => {
    const files = Array.from({ length: 6 }, (_, n) => ({ name: `file${n}`, value: PDF, fileName: `${n}.pdf` }))
    const response = await app.inject({ url: '/api/consultation', ...multipart([...quoteParts(), ...files]) })

    expect([response.statusCode, response.json().fields.files]).toEqual([400, 'You can only upload up to 5 files.'])
    expect(await staged()).toEqual([])
  })

  test.for([
    ['hundreds of fields', Array.from({ length: 300 }, (_, n) => ({ name: `f${n}`, value: 'x' })), 413],
    ['a file where none belongs', [{ name: 'message', value: PDF, fileName: 'a.pdf' }], 400],
    ['a file without a name', [{ name: 'file', value: PDF, fileName: '' }], 400],
    ['a field called __proto__', [{ name: '__proto__', value: 'x' }], 400],
  ] as const)('%s: refused', async ([_what, parts, status], { app, references, staged }) => {
    const response = await app.inject({ url: '/api/quote', ...multipart([...quoteParts(), ...parts]) })

    expect(response.statusCode).toBe(status)
    expect(response.json().error).toMatch(/Please reload the page/)
    expect([await references(), await staged()]).toEqual([[], []])
  })

  const good = multipart(quoteParts({}, { value: PDF, fileName: 'a.pdf' }))
  const LONG = 'a'.repeat(180)
  const withLong = Buffer.from(String(good.payload).replaceAll('x7Kq2', LONG))
  const cut = good.payload.subarray(0, -600)
  test.for([
    ['no boundary', 'multipart/form-data', good.payload],
    ['another boundary', 'multipart/form-data; boundary=other', good.payload],
    ['a body cut short', good.headers['content-type'], cut],
    ['no last boundary', good.headers['content-type'], good.payload.subarray(0, -9)],
    ['a part without a head', good.headers['content-type'], Buffer.from('--x7Kq2\r\nhello\r\n--x7Kq2--\r\n')],
    ['a boundary of 180 characters', good.headers['content-type'].replace('x7Kq2', LONG), withLong],
    ['garbage', good.headers['content-type'], Buffer.alloc(5000, 7)],
  ] as const)(
    'multipart with %s is a clear 400, with nothing left behind',
    async ([_what, contentType, payload], { app, references, staged }) => {
      const headers = { 'content-type': contentType ?? '' }
      const response = await app.inject({ method: 'POST', url: '/api/quote', headers, payload })

      expect(response.statusCode).toBe(400)
      expect(response.json().error).toMatch(/^(We could not read what was sent|Please fill in)/)
      expect([await references(), await staged()]).toEqual([[], []])
    },
  )

  test.for(['application/json', 'text/plain', 'text/xml', undefined])('sent as %s is 415', async (type, { app }) => {
    const headers = type === undefined ? {} : { 'content-type': type }
    const response = await app.inject({ method: 'POST', url: '/api/quote', headers, payload: '{}' })

    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({ error: 'Please send this as a form or as JSON.' })
  })

  test('is refused after too many from one client, and told when to come again', async () => {
    const { app } = await openTestApp({ env: { RATE_LIMIT: '2' } })
    await postQuote(app, { message: 'one' })
    await postQuote(app, { message: 'two' })

    const response = await postQuote(app, { message: 'three' })

    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  })
})
