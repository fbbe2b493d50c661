import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { ASIDE } from '../../contract/form.ts'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { type FaultProxy, openFaultProxy } from '../../tests/support/fault-proxy.ts'
import { PATIENT } from '../../tests/support/patience.ts'
import { makeBucket, overwrite, startS3Server, type TestBucket } from '../../tests/support/s3-server.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { backUp } from '../backup/back-up.ts'
import { checkBackup } from '../backup/check-backup.ts'
import { restore } from '../backup/restore.ts'
import { ANSWERS, reopen } from '../context.fixture.ts'
import { openPost } from '../conversation/conversation.fixture.ts'
import type { Log } from '../log.ts'
import { eraseAll } from '../submissions/erase.ts'
import { purge } from '../submissions/retention.ts'
import { markRestore } from '../unfinished-restore.ts'
import { BRIEF, multipart, NAVIGATE, openTestApp, PDF, postQuote, quoteParts } from './app.fixture.ts'

let proxy: FaultProxy
let bucket: TestBucket

const server = await startS3Server()
afterAll(() => server.stop())
beforeEach(async () => {
  proxy = closeAfterTest(await openFaultProxy(server.endpoint))
  bucket = await makeBucket(server)
})

const CONSULTATION = Object.entries({ ...ANSWERS, workEmail: ANSWERS.email }).map(([name, value]) => ({ name, value }))
const AWAY = 'We cannot store files at this moment. Please try again in a minute, or leave out optional files.'
const WITH_FILE = { file: BRIEF }
const UNREADABLE = 'This file cannot be read at this moment. Please try again in a few minutes.'

async function open() {
  const log = recordingLog()
  const tested = await openTestApp({ log, s3: { ...bucket, endpoint: proxy.url } })
  return { ...tested, log, post: postQuote.bind(null, tested.app) }
}

function recordingLog(): Log & { codes: unknown[] } {
  const codes: unknown[] = []
  const add = (fields: object) => void codes.push('code' in fields ? fields.code : undefined)
  return { codes, info() {}, warn: add, error: add }
}

test('without its bucket the server takes submissions without files, and refuses those with files for a minute', async () => {
  const { app, post, log, references, staged } = await open()
  await proxy.cut()

  const without = await post({ email: 'one@engines.example' })
  const withFile = await post({ email: 'two@engines.example' }, WITH_FILE)
  const ready = await app.inject({ url: '/readyz' })

  expect(without.statusCode).toBe(200)
  expect([withFile.statusCode, withFile.headers['retry-after'], withFile.json()]).toEqual([503, '60', { error: AWAY }])
  expect([ready.statusCode, ready.json()]).toEqual([
    200,
    { status: 'ok', warnings: ['store: files cannot be stored (STORE_DOWN)'] },
  ])
  expect(log.codes).toContain('STORE_DOWN')
  expect(await references()).toHaveLength(1)
  expect(await staged()).toEqual([])

  await proxy.mend()
  expect((await post({ email: 'two@engines.example' }, WITH_FILE)).statusCode).toBe(200)
})

test('without its bucket the server sends a form without script back with its file, which is then stored', async () => {
  const { app, post, renderedData, context } = await open()
  await proxy.cut()

  const back = await post({}, { file: BRIEF, headers: NAVIGATE })
  const [kept] = renderedData()?.refusal?.kept ?? []
  await proxy.mend()
  const parts = [...quoteParts(), { name: ASIDE.kept, value: kept?.token ?? '' }]
  const sent = await app.inject({ url: '/api/quote', ...multipart(parts) })

  expect([back.statusCode, back.headers['retry-after'], renderedData()?.refusal?.error]).toEqual([
    503,
    '60',
    expect.stringContaining(AWAY),
  ])
  expect(sent.statusCode).toBe(200)
  const attachment = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  expect((await buffer(await context.store.read(attachment))).equals(PDF)).toBe(true)
})

test('a refused form leaves no copy of the file that it took from the bucket', async () => {
  const { app, post, renderedData, staged } = await open()
  await post({ email: 'no' }, { file: BRIEF, headers: NAVIGATE })
  const kept = { name: ASIDE.kept, value: renderedData()?.refusal?.kept[0]?.token ?? '' }

  const again = await app.inject({ url: '/api/quote', ...multipart([...quoteParts({ email: 'no' }), kept]) })
  const page = await app.inject({ url: '/api/quote', ...multipart([...quoteParts({ email: 'no' }), kept], NAVIGATE) })

  expect([again.statusCode, page.statusCode]).toEqual([400, 400])
  expect(renderedData()?.refusal?.kept).toEqual([expect.objectContaining({ token: kept.value })])
  expect(await staged()).toEqual([])

  await proxy.cut()
  await app.inject({ url: '/api/quote', ...multipart([...quoteParts(), kept], NAVIGATE) })
  expect(renderedData()?.refusal?.error).toMatch(/^We cannot store files.* Your files were not stored/)
})

test('a submission whose files take too long together is answered, and keeps nothing', async () => {
  const { app, context, references } = await open()
  const put = context.store.put
  let slow = 0
  context.store.put = async (file) => {
    // Each file just within its own limit.
    slow += 26_000
    return put(file)
  }
  const began = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => began + slow)
  const files = [0, 1].map((n) => ({ name: `file${n}`, fileName: `plan ${n}.pdf`, value: PDF }))

  const sent = await app.inject({ url: '/api/consultation', ...multipart([...CONSULTATION, ...files]) })

  expect([sent.statusCode, sent.json()]).toEqual([503, { error: AWAY }])
  expect(await references()).toEqual([])
  await vi.waitFor(async () => expect((await context.store.sizes()).size).toBe(0), PATIENT)
})

test('a server starts while its bucket is away, and uses it when it is back', async () => {
  await proxy.cut()
  const { post, log } = await open()

  expect(log.codes).toEqual(['STORE_DOWN'])
  await proxy.mend()
  expect((await post({}, WITH_FILE)).statusCode).toBe(200)
})

test('a file that changed in the bucket is neither served nor emailed', async () => {
  const { app, context, post, log } = await open()
  const { receipt } = (await post({}, WITH_FILE)).json()
  const { key } = await context.db.selectFrom('attachment').select('key').executeTakeFirstOrThrow()
  const whole = await app.inject({ url: `${receipt}/files/0` })
  await overwrite(bucket, `files/${key}`, 'x'.repeat(PDF.length))
  const { delivered: sent } = openPost(context)

  const served = await app.inject({ url: `${receipt}/files/0` })
  const desk = () => context.db.selectFrom('outbox').selectAll().where('kind', '=', 'desk').executeTakeFirstOrThrow()
  await vi.waitFor(async () => expect((await desk()).attempts).toBe(1), PATIENT)
  await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENT)

  expect(whole.rawPayload.equals(PDF)).toBe(true)
  expect([served.statusCode, served.headers['retry-after'], served.json()]).toEqual([503, '60', { error: UNREADABLE }])
  expect(served.headers).not.toHaveProperty('content-disposition')
  expect(sent.flatMap(({ attachments }) => attachments)).toEqual([])
  expect((await desk()).state).toBe('waiting')
  // Of the download and of the email.
  await vi.waitFor(() => expect(log.codes.filter((code) => code === 'STORE_DAMAGED')).toHaveLength(2), PATIENT)
})

test('all files of a consultation come back from the bucket, one by one and as one copy', async () => {
  const { app } = await open()
  const files = Array.from({ length: 5 }, (_, n) => ({
    ...{ name: `file${n}`, fileName: `plan ${n}.pdf` },
    value: Buffer.concat([PDF, Buffer.from(`${n}`)]),
  }))

  const sent = await app.inject({ url: '/api/consultation', ...multipart([...CONSULTATION, ...files]) })
  const { receipt } = sent.json()
  const copy = await app.inject({ url: `${receipt}/copy` })

  expect(sent.statusCode).toBe(200)
  for (const [position, { value }] of files.entries()) {
    const one = await app.inject({ url: `${receipt}/files/${position}` })
    expect(one.rawPayload.equals(value)).toBe(true)
    expect(copy.rawPayload.includes(value)).toBe(true)
  }
})

test('what is erased while the bucket is away is removed by the next purge', async () => {
  const { context, post, log } = await open()
  await post({}, WITH_FILE)
  const { submissionId } = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  await proxy.cut()

  await eraseAll(context, [submissionId])
  await expect(purge(context)).rejects.toMatchObject({ code: 'STORE_DOWN' })
  await proxy.mend()
  const left = await context.store.sizes()
  // The age of a file is counted by the bucket's clock.
  vi.setSystemTime(Date.now() + 2 * 60 * 60_000)
  await context.store.sweep(new Set(), 60 * 60_000)

  expect(log.codes).toEqual(['STORE_DOWN'])
  expect(left.size).toBe(1)
  expect((await context.store.sizes()).size).toBe(0)
})

test('a backup copies the bucket, and restores into another bucket or onto the disk', async () => {
  const { context, post } = await open()
  await post({}, WITH_FILE)
  const attachment = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  const folder = tempFolder()

  await backUp(context, join(folder, 'backup'))
  const { problems, manifest } = await checkBackup(join(folder, 'backup'))
  const empty = await makeBucket(server)
  // As a restore that was killed at the secret leaves it.
  const database = manifest.files.find(({ path }) => path === 'site.db')?.sha256 ?? ''
  await mkdir(join(folder, 'with-bucket'))
  await markRestore(join(folder, 'with-bucket'), { backup: '', database })
  await writeFile(join(folder, 'with-bucket', 'secret'), '')
  await restore(join(folder, 'backup'), join(folder, 'with-bucket'), empty)
  await restore(join(folder, 'backup'), join(folder, 'with-disk'))

  expect([problems, manifest.missing]).toEqual([[], []])
  for (const [name, s3] of [
    ['with-bucket', empty],
    ['with-disk', undefined],
  ] as const) {
    const restored = await reopen(join(folder, name), { s3 })
    expect((await buffer(await restored.store.read(attachment))).equals(PDF)).toBe(true)
    await restored.db.destroy()
  }
})

test('a backup without the bucket is none, and one with a damaged file names it', async () => {
  const { context, post } = await open()
  await post({}, WITH_FILE)
  const { key } = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  const folder = tempFolder()
  await overwrite(bucket, `files/${key}`, 'changed')

  const { missing } = await backUp(context, join(folder, 'damaged'))
  await proxy.cut()
  const away = backUp(context, join(folder, 'away'))

  expect(missing).toEqual([expect.stringMatching(/^Q-.*: brief\.pdf is damaged$/)])
  await expect(away).rejects.toMatchObject({ code: 'STORE_DOWN' })
})

test('a backup of one installation is not restored into the bucket of another', async () => {
  const { context, post } = await open()
  await post({}, WITH_FILE)
  const folder = tempFolder()
  await backUp(context, join(folder, 'backup'))
  const other = await makeBucket(server)
  await overwrite(other, 'owner', 'somebody')

  const restored = restore(join(folder, 'backup'), join(folder, 'data'), other)

  await expect(restored).rejects.toThrow('S3_BUCKET holds the files of another installation')
})

test('a server does not start where its attachments are elsewhere, and says what to do', async () => {
  const { context, post } = await open()
  await post({}, WITH_FILE)
  const { dataDir } = context
  const start = (s3?: TestBucket) => reopen(dataDir, { s3 })

  await expect(start()).rejects.toThrow('or set S3_BUCKET where they are in a bucket')
  const foreign = await makeBucket(server)
  await overwrite(foreign, 'owner', 'somebody')
  await expect(start(foreign)).rejects.toThrow('S3_BUCKET holds the files of another installation')
  await mkdir(join(dataDir, 'files'))
  await writeFile(join(dataDir, 'files', 'ab'.repeat(16)), 'x')
  await expect(start(bucket)).rejects.toThrow('Move them into the bucket by backup and restore')
  await rm(join(dataDir, 'site.db'))
  for (const _ of ['first', 'again'])
    await expect(start(bucket)).rejects.toThrow(/site\.db is missing, but s3:.*restore the last backup/)
})
