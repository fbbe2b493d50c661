import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, describe, expect } from 'vitest'
import { NO_MORE_ADDITIONS, NO_MORE_FILES, NOTHING_ADDED, RECEIPT_GONE } from '../../../contract/fields/addition.ts'
import { WHAT_YOU_WROTE } from '../../../contract/form.ts'
import { ADDED_FILES_MAX, ADDITIONS_MAX } from '../../../contract/limits.ts'
import { act } from '../../submissions/desk/act.ts'
import { eraseAll } from '../../submissions/erase.ts'
import { multipart, NAVIGATE, openWithQuote, PDF, SKETCH, type TestPart } from '../app.fixture.ts'

const MINUTE = 60_000

const test = base.extend('quote', () => sendQuote())

async function sendQuote(options: Parameters<typeof openWithQuote>[0] = {}) {
  const tested = await openWithQuote(options)
  const { app, context, receipt } = tested
  const { db } = context
  return {
    ...tested,
    /** Posts as a browser without script does. */
    add: (note: string, files: Omit<TestPart, 'name'>[] = [], headers: object = {}) => {
      const parts = [{ name: 'note', value: note }, ...files.map((file) => ({ name: 'files', ...file }))]
      return app.inject({ url: `${receipt}/add`, ...multipart(parts, { ...NAVIGATE, ...headers }) })
    },
    submission: () => db.selectFrom('submission').selectAll().executeTakeFirstOrThrow(),
    additions: () => db.selectFrom('addition').selectAll().orderBy('at').execute(),
    attachments: () => db.selectFrom('attachment').selectAll().orderBy('position').execute(),
    deskEmails: () => db.selectFrom('outbox').selectAll().where('kind', '=', 'desk').orderBy('createdAt').execute(),
    history: async () =>
      (await db.selectFrom('history').selectAll().orderBy('id').execute()).map(({ kind, detail }) => [kind, detail]),
    storedFiles: () => readdir(join(context.dataDir, 'files')).catch(() => []),
  }
}

const file = (fileName: string, value: Buffer | string = PDF) => ({ fileName, value: Buffer.from(value) })

describe('an addition', () => {
  test('is stored with its file, and leads back to the receipt, which shows it', async () => {
    const { app, context, add, receipt, renderedData, attachments, deskEmails, history } = await sendQuote()
    context.pass(5 * MINUTE)

    const response = await add(' The server list.\r\n', [file('servers.pdf')])

    expect([response.statusCode, response.headers.location]).toEqual([303, `${receipt}#added`])
    expect(response.headers['cache-control']).toBe('private, no-store')
    await app.inject({ url: receipt })
    const at = new Date(context.now()).toISOString()
    expect(renderedData()?.receipt).toMatchObject({
      notes: [{ text: 'The server list.', at }],
      files: [{ name: 'servers.pdf', addedAt: at, path: `${receipt}/files/0` }],
    })
    expect((await app.inject({ url: `${receipt}/files/0` })).rawPayload).toEqual(PDF)
    expect(await attachments()).toMatchObject([{ position: 0, field: 'files', additionId: expect.any(String) }])
    expect(await deskEmails()).toHaveLength(2)
    expect(await history()).toEqual([
      ['received', ''],
      ['added', 'a note and a file'],
    ])
  })

  test('is answered only after its commit: what cannot be committed is not promised, and leaves no file', async () => {
    const { add, context, additions, storedFiles, renderedData } = await sendQuote()
    await context.db.schema.dropTable('history').execute()

    const response = await add('Please hold.', [file('servers.pdf')])

    expect(response.statusCode).toBe(503)
    const told = expect.stringContaining(`please name request ${response.headers['x-request-id']}.`)
    const refused = { error: told, note: 'Please hold.', kept: [{ name: 'servers.pdf' }] }
    expect(renderedData()?.refusedAddition).toMatchObject(refused)
    expect(await additions()).toEqual([])
    expect(await storedFiles()).toEqual([])
  })

  test('sent twice is one, and the same words after ten minutes are another', async () => {
    const { add, additions, attachments, deskEmails, storedFiles, context } = await sendQuote()

    const both = await Promise.all([add('Any news?', [file('a.pdf')]), add('Any news?', [file('a.pdf')])])

    expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    expect([await additions(), await attachments(), await storedFiles()].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(await deskEmails()).toHaveLength(2)
    context.pass(11 * MINUTE)
    await add('Any news?')
    await add('Any news?')
    expect(await additions()).toHaveLength(2)
  })

  test.each([
    ['of a kind that the form does not take', file('run.exe', 'MZ'), 415, /^Please choose one of: /],
    ['with other contents than its name says', file('a.pdf', 'MZ\0\0'), 415, /^a\.pdf /],
    ['that is too large', file('a.txt', Buffer.alloc(10 * 1024 * 1024 + 1, 'x')), 413, /smaller than 10MB/],
    ['of far more bytes than it takes', file('a.pdf', Buffer.alloc(22 * 1024 * 1024, 'x')), 413, /10MB/],
  ])('with a file %s is refused', async (_what, bad, status, words) => {
    const { add, renderedData, additions } = await sendQuote()

    const response = await add('Here it is.', [bad])

    expect(response.statusCode).toBe(status)
    const { note, error, problems } = renderedData()?.refusedAddition ?? {}
    expect([note, problems?.files ?? error]).toEqual(['Here it is.', expect.stringMatching(words)])
    expect(await additions()).toEqual([])
  })

  test('takes as many files at once as its form, and ten in all beside those that came with it', async () => {
    const { add, renderedData, attachments, app, receipt } = await sendQuote({ file: SKETCH })

    expect((await add('', [file('a.pdf'), file('b.pdf')])).statusCode).toBe(400)
    expect(renderedData()?.refusedAddition?.problems).toEqual({ files: 'You can only upload one file.' })
    for (let number = 0; number < ADDED_FILES_MAX; number += 1)
      expect((await add('', [file(`${number}.pdf`)])).statusCode).toBe(303)
    expect((await add('', [file('more.pdf')])).statusCode).toBe(400)
    expect(renderedData()?.refusedAddition?.error).toBe(NO_MORE_FILES)

    expect(await attachments()).toHaveLength(1 + ADDED_FILES_MAX)
    await app.inject({ url: receipt })
    expect(renderedData()?.receipt?.addition).toEqual({ files: undefined })
  })

  test('is taken twenty times at most', async ({ quote: { add, additions, renderedData, app, receipt } }) => {
    for (let number = 0; number < ADDITIONS_MAX; number += 1) await add(`Note ${number}`)

    const response = await add('One more')

    expect(response.statusCode).toBe(400)
    expect(renderedData()?.refusedAddition).toMatchObject({ error: NO_MORE_ADDITIONS, note: 'One more' })
    expect(await additions()).toHaveLength(ADDITIONS_MAX)
    await app.inject({ url: receipt })
    expect(renderedData()?.receipt?.addition).toBeUndefined()
  })

  test('from a page of another site is refused, and to a forged or erased receipt is a 404 with what was typed', async () => {
    const { add, app, additions, staged, receipt, submission, context } = await sendQuote()

    expect((await add('Gift', [], { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(await additions()).toEqual([])
    const forged = `${receipt.slice(0, -1)}${receipt.endsWith('A') ? 'B' : 'A'}`
    const body = multipart([{ name: 'note', value: 'x' }], NAVIGATE)
    expect((await app.inject({ url: `${forged}/add`, ...body })).statusCode).toBe(404)
    await eraseAll(context, [(await submission()).id])
    const late = await add('The server list, typed late.', [file('servers.pdf')])
    expect([late.statusCode, late.body.split('\n')]).toEqual([
      404,
      [RECEIPT_GONE, '', WHAT_YOU_WROTE, 'The server list, typed late.'],
    ])
    expect([await additions(), await staged()]).toEqual([[], []])
  })

  test('counts as a try: too many are refused in words, with the note and no file stored', async () => {
    const { add, additions, staged } = await sendQuote({ env: { RATE_LIMIT: '2' } })
    await add('First')

    const response = await add('Second', [file('servers.pdf')])

    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-store' })
    expect(response.headers['content-type']).toContain('text/plain')
    expect(response.body).toMatch(/^Too many requests.*\nYour files were not stored[^\n]*\n\nWhat you wrote:\nSecond$/)
    expect([await additions(), await staged()].map(({ length }) => length)).toEqual([1, 0])
  })

  test('comes back with its note and file where no try can be counted, and with its note where no receipt is found', async () => {
    const { add, context, renderedData } = await sendQuote({ env: { RATE_LIMIT: '20' } })
    await context.db.schema.dropTable('attempt').execute()

    expect((await add('The server list.', [file('servers.pdf')])).statusCode).toBe(503)
    expect(renderedData()?.refusedAddition).toMatchObject({ note: 'The server list.', kept: [{ name: 'servers.pdf' }] })
    await context.db.schema.dropTable('addition').execute()
    const { statusCode, body } = await add('The list.', [file('servers.pdf')])
    expect(statusCode).toBe(503)
    expect(body).toMatch(/^We cannot store requests.*\nYour files were not .*\n\nWhat you wrote:\nThe list\.\n/)
  })

  test('comes back in words where its page cannot be made', async () => {
    const render = () => Promise.reject(new Error('The renderer hangs.'))
    const { add } = await sendQuote({ render })

    const response = await add('x'.repeat(10_001))

    expect(response.statusCode).toBe(400)
    expect(response.body).toMatch(/^Use at most 10,000 characters.*What you wrote:\nx{10001}$/s)
  })

  test('is refused to a program in JSON', async ({ quote: { app, receipt } }) => {
    const body = multipart([{ name: 'note', value: '' }], { accept: 'application/json' })

    const response = await app.inject({ url: `${receipt}/add`, ...body })

    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: NOTHING_ADDED, fields: { note: NOTHING_ADDED } },
    ])
  })
})

describe('an addition to what was answered', () => {
  test('opens it again, due as if it came now, and the desk can undo that', async () => {
    const { add, context, reference, submission, history, deskEmails, app, receipt, renderedData } = await sendQuote()
    await act(context, { action: 'answer', target: { references: [reference] } }, { name: 'Ines' })
    const answered = await submission()
    context.pass(3 * 24 * 60 * MINUTE)

    await add('One more question.')

    const open = await submission()
    expect(open).toMatchObject({ status: 'open', answeredAt: null, dueAt: context.now() + 24 * 60 * MINUTE })
    expect((await history()).slice(-2)).toEqual([
      ['added', 'a note'],
      ['reopened', 'The visitor added something.'],
    ])
    expect(await deskEmails()).toHaveLength(2)
    await app.inject({ url: receipt })
    expect(renderedData()?.receipt).toMatchObject({ status: 'opened' })

    const reopened = context.db.selectFrom('history').select('batch').where('kind', '=', 'reopened')
    const { batch } = await reopened.executeTakeFirstOrThrow()
    const { undo } = await import('../../submissions/desk/undo.ts')
    expect(await undo(context, batch ?? '', { name: 'Ines' })).toMatchObject({ changed: 1 })
    expect(await submission()).toEqual(answered)
  })

  test.each(['quarantined', 'spam'] as const)('or set aside as %s: that is stored, nobody is told', async (status) => {
    const { add, context, submission, additions, deskEmails } = await sendQuote()
    await context.db.updateTable('submission').set({ status }).execute()
    await context.db.deleteFrom('outbox').execute()

    expect((await add('Hello?')).statusCode).toBe(303)

    expect(await additions()).toHaveLength(1)
    expect(await submission()).toMatchObject({ status })
    expect(await deskEmails()).toEqual([])
  })
})
