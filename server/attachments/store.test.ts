import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskStore } from './disk-store.ts'
import { findRetained, RETAINED_MS, retainUpload, sweepStaged } from './retained-uploads.ts'
import { discard, stage } from './stage.ts'
import type { StagedFile } from './store.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function staged(words: string): Promise<StagedFile> {
  const part = { stream: Readable.from([Buffer.from(words)]), fieldName: 'resume', fileName: 'cv.txt' }
  const staging = await stage(dataDir, part, { count: 1, maxBytes: 100, kinds: ['txt'] })
  if (!staging.ok) throw new Error(staging.text)
  return staging.file
}

test('a stored file is read back whole, and outlives its staged copy', async () => {
  const store = diskStore(dataDir)
  const file = await staged('ten years of SQL')

  const { key } = await store.put(file)
  await discard(file)

  expect(await text(await store.read(key))).toBe('ten years of SQL')
  expect(await readdir(join(dataDir, 'staged'))).toEqual([])
})

test('no key leads out of the folder', async () => {
  const store = diskStore(dataDir)

  await expect(async () => store.read('../secret')).rejects.toThrow('no key')
  await expect(async () => store.remove('..')).rejects.toThrow('no key')
})

test('files that no submission knows are swept by age, others never', async () => {
  const store = diskStore(dataDir)
  const known = await store.put(await staged('known'))
  await store.put(await staged('orphan'))

  expect(await store.sweep(new Set([known.key]), 60_000)).toBe(0)
  expect(await store.sweep(new Set([known.key]), -60_000)).toBe(1)

  expect(await readdir(join(dataDir, 'files'))).toEqual([known.key])
})

test('a kept file can be taken by its token more than once, for 24 hours', async () => {
  const now = Date.now()
  const retention = await retainUpload(dataDir, await staged('CV'), 'c11e47', now)
  const token = retention.ok ? retention.token : ''

  const first = await findRetained(dataDir, token, now)
  if (first) await discard(first)
  const second = await findRetained(dataDir, token, now + RETAINED_MS - 1)

  expect(first).toMatchObject({ name: 'cv.txt', field: 'resume', size: 2, retained: true })
  expect(await readFile(second?.tempPath ?? '', 'utf8')).toBe('CV')
  expect(await findRetained(dataDir, token, now + RETAINED_MS)).toBeUndefined()
  expect(await findRetained(dataDir, '../../secret', now)).toBeUndefined()
})

test('staged files are swept after their 24 hours', async () => {
  await staged('left behind')

  expect(await sweepStaged(dataDir, Date.now() + RETAINED_MS - 60_000)).toBe(0)
  expect(await sweepStaged(dataDir, Date.now() + RETAINED_MS + 60_000)).toBe(1)
})
