import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Form } from '../../contract/form.ts'
import { markedTexts } from '../../server/answers.fixture.ts'
import { multipart, NAVIGATE, openTestApp, PDF, type TestPart } from '../../server/http/app.fixture.ts'
import { FORM_ROUTES } from '../../server/http/forms/form-routes.ts'
import type { Log } from '../../server/log.ts'
import { startWorker } from '../../server/mail/queue/worker.ts'
import { smtpTransport } from '../../server/mail/transport/smtp-transport.ts'
import { purge } from '../../server/submissions/retention.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { startMailServer } from '../support/mail-server.ts'

// The log holds ids, routes, codes and states: nothing that a visitor wrote, no address, no token, no path with one.

/** In every field, file name, address and header that these visitors send. */
const MARKER = 'zq7marker'

function recordingLog(): Log & { lines: string[] } {
  const lines: string[] = []
  // Deep and with hidden properties, so that nothing in an error object stays unseen.
  const add = (level: string) => (fields: object, message: string) =>
    void lines.push(inspect([level, message, fields], { depth: 10, showHidden: true, maxStringLength: Infinity }))
  return { lines, info: add('info'), warn: add('warn'), error: add('error') }
}

async function open() {
  const log = recordingLog()
  const tested = await openTestApp({ log })
  return { ...tested, log }
}

const HEADERS = { 'user-agent': MARKER, referer: `https://${MARKER}.example/`, cookie: `a=${MARKER}`, 'x-a': MARKER }

function marked(form: Form, more: Record<string, string> = {}) {
  const texts = { ...markedTexts(form, MARKER), ...more, [MARKER]: MARKER }
  const parts: TestPart[] = Object.entries(texts).map(([name, value]) => ({ name, value }))
  const file = Object.entries(form.fields).find(([, { control }]) => control === 'files')
  if (file) parts.push({ name: form.fileKey?.(0) ?? file[0], value: PDF, fileName: `${MARKER}.pdf` })
  return multipart(parts, { ...HEADERS, 'idempotency-key': `${MARKER}-${more.submissionId ?? 'key'}` })
}

const forms = FORM_ROUTES.flatMap(({ form }) =>
  [form, ...(form.variants ?? [])].map((shape) => ({ path: form.path, form: shape })),
)
const [first = { path: '', form: {} as Form }] = forms

function expectSilence(log: { lines: string[] }, tokens: readonly string[] = []): void {
  expect(log.lines.length).toBeGreaterThan(0)
  for (const line of log.lines) {
    expect(line).not.toContain(MARKER)
    expect(line).not.toContain('127.0.0.1')
    for (const token of tokens) expect(line).not.toContain(token)
  }
}

describe('the log holds nothing that a visitor sent', () => {
  test('after success, of every form and its receipt', async () => {
    const { app, log } = await open()
    const tokens: string[] = []

    for (const { path, form } of forms) {
      const { variant = '' } = form
      const sent = await app.inject({ url: path, ...marked(form, { variant, submissionId: form.name + variant }) })
      expect([form.name, form.variant, sent.statusCode]).toEqual([form.name, form.variant, 200])
      const { receipt } = sent.json()
      tokens.push(receipt.replace('/r/', ''))
      await app.inject({ url: `${receipt}?${MARKER}`, headers: HEADERS })
      await app.inject({ url: `${receipt}/copy`, headers: HEADERS })
      await app.inject({ url: `${receipt}/files/0`, headers: HEADERS })
      await app.inject({ url: `/api/receipts/${receipt.replace('/r/', '')}` })
      for (const note of [MARKER, MARKER.repeat(2000), '']) {
        const file = { name: 'files', value: PDF, fileName: `${MARKER}.pdf` }
        await app.inject({ url: `${receipt}/add`, ...multipart([{ name: 'note', value: note }, file], HEADERS) })
      }
    }
    await app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: `${MARKER}@engines.example` } })

    expectSilence(log, tokens)
    expect(log.lines.join('\n')).toContain("route: '/r/:token'")
  })

  test('after refusals', async () => {
    const { app, log } = await open()
    const { path, form } = first
    const statuses: number[] = []
    const post = async (request: object) => {
      statuses.push((await app.inject({ method: 'POST', url: path, headers: HEADERS, ...request })).statusCode)
    }

    await post(marked(form, { email: MARKER }))
    await post({ ...marked(form, { email: MARKER }), headers: { ...marked(form).headers, ...NAVIGATE } })
    await post(multipart([{ name: MARKER, value: PDF, fileName: `${MARKER}.pdf` }], HEADERS))
    await post({ ...marked(form), payload: Buffer.from(MARKER) })
    await post({ payload: MARKER, headers: { ...HEADERS, 'content-type': `text/${MARKER}` } })
    await post({ url: '/api/partnership', payload: `{"${MARKER}`, headers: { 'content-type': 'application/json' } })
    await post({ url: `/api/${MARKER}` })
    await post({ url: `/r/${MARKER}/erase` })

    expect(statuses).toEqual([400, 400, 400, 400, 415, 400, 404, 404])
    expectSilence(log)
  })

  test('after faults of the disk', async () => {
    const { app, context, log } = await open()
    const { path, form } = first
    // A file where the folder of staged files belongs: every upload fails with an error that names its path.
    await writeFile(join(context.dataDir, 'staged'), '')

    const sent = await app.inject({ url: path, ...marked(form) })
    await rm(join(context.dataDir, 'staged'))
    context.store.put = () => Promise.reject(Object.assign(new Error(`ENOSPC: ${MARKER}`), { code: 'ENOSPC' }))
    const full = await app.inject({ url: path, ...marked(form) })

    expect([sent.statusCode, full.statusCode]).toEqual([503, 507])
    expectSilence(log, [context.dataDir])
    expect(log.lines.filter((line) => line.includes('request failed'))).toHaveLength(2)
  })

  test('after faults of the database, whose messages may quote anything', async () => {
    const { app, context, log } = await open()
    const { path, form } = first
    const message = `broken for ${MARKER}\n    at ${MARKER}`
    await sql`create trigger broken before insert on outbox begin select raise(abort, ${sql.lit(message)}); end`.execute(
      context.db,
    )
    const file = marked(form)

    const sent = await app.inject({ url: path, ...file })
    await context.db.schema.alterTable('attachment').renameTo(MARKER).execute()
    const again = await app.inject({ url: path, ...file })
    const receipt = await app.inject({ url: `/r/${'a'.repeat(32)}` })
    await expect(purge(context)).rejects.toThrow()

    expect([sent.statusCode, again.statusCode, receipt.statusCode]).toEqual([503, 503, 404])
    expectSilence(log)
    expect(log.lines.join('\n')).toContain('ERR_SQLITE_ERROR')
  })

  test('after a page that could not be rendered', async () => {
    const log = recordingLog()
    const { app } = await openTestApp({ log, render: () => Promise.reject(new Error(MARKER)) })

    const page = await app.inject({ url: '/forms/quote', headers: NAVIGATE })
    const { path, form } = first
    const refused = marked(form, { email: MARKER })
    const back = await app.inject({ url: path, ...refused, headers: { ...refused.headers, ...NAVIGATE } })

    expect([page.statusCode, back.statusCode]).toEqual([500, 400])
    expectSilence(log)
  })

  test('after faults of mail: a refused recipient, a file that is gone, a database that cannot be read', async () => {
    const { app, context, log } = await open()
    const mailServer = closeAfterTest(await startMailServer({ unknown: [`${MARKER}@engines.example`] }))
    const { path, form } = first
    await app.inject({ url: path, ...marked(form) })
    await rename(join(context.dataDir, 'files'), join(context.dataDir, MARKER))

    const worker = closeAfterTest(startWorker(context, smtpTransport(mailServer.url), { pollMs: 20 }))
    const failed = () => log.lines.filter((line) => line.includes('email not sent'))
    await expect.poll(failed).toHaveLength(2)
    await context.db.schema.alterTable('outbox').renameTo(MARKER).execute()
    worker.nudge()
    await expect.poll(() => log.lines.join('\n')).toContain('outbox could not be read')

    expectSilence(log, [context.dataDir])
  })
})
