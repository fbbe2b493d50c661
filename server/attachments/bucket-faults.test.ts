import { readdir, rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { MiB } from '../../contract/fields/upload.ts'
import { closeAfterTest } from '../../tests/support/close-after-test.ts'
import { type Fault, type FaultProxy, openFaultProxy } from '../../tests/support/fault-proxy.ts'
import { makeBucket, overwrite, startS3Server, type TestBucket } from '../../tests/support/s3-server.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { stagedFile } from '../context.fixture.ts'
import { type S3Store, s3Store } from './s3-store.ts'
import { stagedFolder } from './stage.ts'
import type { StoredFile } from './store.ts'

const LIMITS = { connectMs: 3_000, idleMs: 3_000, totalMs: 8_000 }

let proxy: FaultProxy
let dataDir: string
let config: TestBucket
let store: S3Store

const server = await startS3Server()
afterAll(() => server.stop())

beforeEach(async () => {
  dataDir = tempFolder()
  proxy = closeAfterTest(await openFaultProxy(server.endpoint))
  config = await makeBucket(server)
  store = open()
  await store.claim()
})

function open(owner = 'us'): S3Store {
  return s3Store({ ...config, endpoint: proxy.url }, { dataDir, owner, limits: LIMITS })
}

/** Ten thousand lines of soundings; the last one tells whether a file is whole. */
const CONTENT = `${'soundings\n'.repeat(100_000)}the end`
const CHANGED = { from: 'the end', to: 'the sea' }

const staged = (words = CONTENT) => stagedFile({ dataDir }, 'plan.txt', words)

async function stored(): Promise<StoredFile> {
  const file = await staged()
  const { key } = await store.put(file)
  await rm(file.tempPath)
  return { key, bytes: file.size, sha256: file.sha256 }
}

/** On the way to the bucket and back: what a fault makes of storing and reading. */
const FAULTS: [string, Fault, put: string, read: string][] = [
  ['that is asked too often', { kind: 'alterDown', from: '200', to: '429' }, 'STORE_DOWN', 'STORE_DOWN'],
  ['that answers nothing', { kind: 'silent' }, 'STORE_TIMEOUT', 'STORE_TIMEOUT'],
  ['cut in the middle of a file on its way there', { kind: 'cutUp', afterBytes: MiB / 2 }, 'STORE_CUT', ''],
  ['cut in the middle of a file on its way back', { kind: 'cutDown', afterBytes: MiB / 2 }, '', 'STORE_CUT'],
  ['that changes a file on its way there', { kind: 'alterUp', ...CHANGED }, 'STORE_DAMAGED', ''],
  ['that changes a file on its way back', { kind: 'alterDown', ...CHANGED }, '', 'STORE_DAMAGED'],
]

test.each(FAULTS)(
  'over a line, %s, a file is refused by code, and taken when the line is whole again',
  async (_what, fault, putCode, readCode) => {
    const record = await stored()
    const file = await staged()
    proxy.fail(fault)

    const put = await codeOf(store.put(file))
    const read = await codeOf(store.read(record).then(text))

    // A server that confirms no hash is read back, and so meets the faults of that way, too.
    if (putCode !== '') expect(put).toBe(putCode)
    expect(read).toBe(readCode)
    expect(await readdir(stagedFolder(dataDir))).toEqual([file.tempPath.split('/').at(-1)])
    proxy.fail(undefined)
    const { key } = await store.put(file)
    expect(await text(await store.read({ ...record, key }))).toBe(CONTENT)
    expect(await text(await store.read(record))).toBe(CONTENT)
  },
)

test('nothing waits longer than its limit for a bucket that answers nothing', async () => {
  const record = await stored()
  proxy.fail({ kind: 'silent' })
  const started = performance.now()

  await Promise.allSettled([store.put(await staged()), store.read(record), store.sizes(), store.problem()])

  expect(performance.now() - started).toBeLessThan(LIMITS.totalMs + 2_000)
})

test('a bucket that nobody serves is told at once', async () => {
  const record = await stored()
  const file = await staged()
  await proxy.cut()

  expect(await codeOf(store.put(file))).toBe('STORE_DOWN')
  expect(await codeOf(store.read(record))).toBe('STORE_DOWN')
  expect(await codeOf(store.sizes())).toBe('STORE_DOWN')
  expect(await codeOf(store.tryOut())).toBe('STORE_DOWN')
  expect(await store.problem()).toBe('files cannot be stored (STORE_DOWN)')

  await proxy.mend()
  await expect(store.put(file)).resolves.toBeDefined()
})

test('wrong keys and a bucket that does not exist are told as refused', async () => {
  const stranger = s3Store({ ...config, accessKeyId: 'nobody' }, { dataDir, owner: 'us', limits: LIMITS })
  const nowhere = s3Store({ ...config, bucket: 'no-such-bucket' }, { dataDir, owner: 'us', limits: LIMITS })

  expect(await codeOf(stranger.tryOut())).toBe('STORE_REFUSED')
  expect(await codeOf(nowhere.tryOut())).toBe('STORE_REFUSED')
  expect(await stranger.problem()).toBe('files cannot be stored (STORE_REFUSED)')
})

test('a bucket of another installation takes no file and loses none', async () => {
  const record = await stored()
  const other = open('them')

  expect(await codeOf(other.claim())).toBe('STORE_FOREIGN')
  expect(await codeOf(other.put(await staged()))).toBe('STORE_FOREIGN')
  expect(await codeOf(other.sweep(new Set(), -60_000))).toBe('STORE_FOREIGN')

  expect(await text(await store.read(record))).toBe(CONTENT)
})

test('a bucket with files and without a mark is nobody’s to sweep', async () => {
  config = await makeBucket(server)
  await overwrite(config, `files/${'ab'.repeat(16)}`, 'of somebody')

  expect(await codeOf(open().sweep(new Set(), -60_000))).toBe('STORE_FOREIGN')
})

test('while the bucket is away, the files of a form that comes back stay on this disk', async () => {
  const file = await staged()
  await proxy.cut()

  const isRetained = await store.retained.retain(file, 'c11e47')

  expect(isRetained).toBe(true)
  expect(await store.retained.find(file.token)).toMatchObject({ tempPath: file.tempPath, retained: true })
  expect(await codeOf(store.retained.find('another'))).toBe('STORE_DOWN')
})

test('a kept file that was damaged is lost, so the visitor chooses it again', async () => {
  const file = await staged()
  await store.retained.retain(file, 'c11e47')
  proxy.fail({ kind: 'alterDown', ...CHANGED })

  expect(await store.retained.find(file.token)).toBeUndefined()
  expect(await readdir(stagedFolder(dataDir))).toEqual([])
})

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
