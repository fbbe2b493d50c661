import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, test as base, beforeEach, describe, expect } from 'vitest'
import { MiB } from '../../contract/fields/upload.ts'
import { makeBucket, overwrite, startS3Server } from '../../tests/support/s3-server.ts'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { stagedFile } from '../context.fixture.ts'
import { diskStore } from './disk-store.ts'
import { RETAINED_MS } from './retained-uploads.ts'
import { s3Store } from './s3-store.ts'
import { discard } from './stage.ts'
import type { AttachmentStore, StagedFile, StoredFile } from './store.ts'

let dataDir: string
beforeEach(() => {
  dataDir = tempFolder()
})

const staged = (words: string) => stagedFile({ dataDir }, 'Müllers cv.txt', words, 'resume')

const HASH = 'ab'.repeat(32)

interface Opened {
  store: AttachmentStore
  /** What another instance of the same installation has. */
  other: AttachmentStore
  damage(key: string, content: string): Promise<void>
  /** Makes a client's kept files so large, by a name: only names are counted. */
  occupy(client: string, bytes: number): Promise<void>
}

const server = await startS3Server()
afterAll(() => server.stop())

const KINDS: { name: string; open(): Promise<Opened> }[] = [
  {
    name: 'the disk',
    async open() {
      const store = diskStore(dataDir)
      return {
        store,
        other: diskStore(dataDir),
        damage: (key, content) => writeFile(store.placeOf(key), content),
        async occupy(client, bytes) {
          await mkdir(join(dataDir, 'staged'), { recursive: true })
          await writeFile(join(dataDir, 'staged', `${HASH}-${client}-${bytes}.json`), JSON.stringify({ staged: 'x' }))
        },
      }
    },
  },
  {
    name: 'the bucket',
    async open() {
      const config = await makeBucket(server)
      const elsewhere = join(dataDir, 'other-instance')
      return {
        store: s3Store(config, { dataDir, owner: 'us' }),
        other: s3Store(config, { dataDir: elsewhere, owner: 'us' }),
        damage: (key, content) => overwrite(config, `files/${key}`, content),
        occupy: (client, bytes) => overwrite(config, `retained/${HASH}-${client}-${HASH}-${bytes}`, 'x'),
      }
    },
  },
]

function recordOf({ size, sha256 }: StagedFile, key: string): StoredFile {
  return { key, bytes: size, sha256 }
}

/** The record of a file with these words that the store has taken. */
async function stored(store: AttachmentStore, words: string): Promise<StoredFile> {
  const file = await staged(words)
  return recordOf(file, (await store.put(file)).key)
}

describe.each(KINDS)('attachments in $name', ({ open }) => {
  const test = base.extend('opened', () => open())

  test('a stored file is read back whole, and outlives its staged copy', async ({ opened: { store, other } }) => {
    const file = await staged('ten years of SQL')

    const { key } = await store.put(file)
    await discard(file)

    expect(await text(await other.read(recordOf(file, key)))).toBe('ten years of SQL')
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(await readdir(join(dataDir, 'staged'))).toEqual([])
  })

  test('a file of the largest size is read back whole', async ({ opened: { store } }) => {
    const record = await stored(store, 'soundings '.repeat(MiB))

    const hash = createHash('sha256')
    for await (const chunk of await store.read(record)) hash.update(chunk)

    expect(record.bytes).toBe(10 * MiB)
    expect(hash.digest('hex')).toBe(record.sha256)
  })

  test('no key leads out of the place of the files', async ({ opened: { store } }) => {
    await expect(async () => store.read({ key: '../secret', bytes: 1, sha256: '' })).rejects.toThrow('no key')
    await expect(async () => store.remove('..')).rejects.toThrow('no key')
  })

  test('a file whose bytes changed is never given out', async ({ opened: { store, damage } }) => {
    const record = await stored(store, 'ten years of SQL')
    const damaged = { code: 'STORE_DAMAGED', reading: true }

    for (const content of ['ten years of SQl', 'ten', 'ten years of SQL, and more']) {
      await damage(record.key, content)

      await expect(store.read(record)).rejects.toMatchObject(damaged)
    }
  })

  test('a missing file is told as missing', async ({ opened: { store } }) => {
    const record = await stored(store, 'gone')
    await store.remove(record.key)
    await store.remove(record.key)

    await expect(store.read(record)).rejects.toMatchObject({ code: 'STORE_MISSING', reading: true })
    expect(await store.copyTo(record.key, join(dataDir, 'copy'))).toBeUndefined()
    expect(await readdir(dataDir)).not.toContain('copy')
  })

  test('files that no submission knows are swept by age, others never', async ({ opened: { store } }) => {
    const known = await store.put(await staged('known'))
    await store.put(await staged('orphan'))

    expect(await store.sweep(new Set([known.key]), 60_000)).toBe(0)
    expect(await store.sweep(new Set([known.key]), -60_000)).toBe(1)

    expect([...(await store.sizes())]).toEqual([[known.key, 5]])
  })

  test('a copy tells what was copied, also of a damaged file, and goes back under its key', async () => {
    const { store, damage } = await open()
    const record = await stored(store, 'ten years of SQL')
    const copy = join(dataDir, 'copy')

    expect(await store.copyTo(record.key, copy)).toEqual({ bytes: record.bytes, sha256: record.sha256 })
    await damage(record.key, 'ten')
    await store.putBack(record, copy)

    expect(await text(await store.read(record))).toBe('ten years of SQL')
    await damage(record.key, 'ten')
    expect(await store.copyTo(record.key, copy)).toMatchObject({ bytes: 3 })
    expect(await readFile(copy, 'utf8')).toBe('ten')
  })

  test('it can be tried out, which leaves nothing', async ({ opened: { store } }) => {
    await store.tryOut()

    expect(await store.problem()).toBeUndefined()
    expect((await store.sizes()).size).toBe(0)
  })

  test('a kept file can be taken by its token more than once, by any instance, for 24 hours', async () => {
    const { store, other } = await open()
    const now = Date.now()
    const { token, ...rest } = await staged('CV')
    await store.retained.retain({ token, ...rest }, 'c11e47', now)

    const first = await other.retained.find(token, now)
    if (first) await discard(first)
    const second = await other.retained.find(token, now + RETAINED_MS - 1)

    expect(first).toMatchObject({ name: 'Müllers cv.txt', field: 'resume', kind: 'txt', size: 2, retained: true })
    expect(await readFile(second?.tempPath ?? '', 'utf8')).toBe('CV')
    const { key } = await other.put(second ?? (await staged('')))
    expect(await text(await store.read(recordOf(second ?? (await staged('')), key)))).toBe('CV')
    expect(await other.retained.find(token, now + RETAINED_MS)).toBeUndefined()
    expect(await other.retained.find('../../secret', now)).toBeUndefined()
  })

  test('kept files are counted, for one client and for all', async ({ opened: { store, occupy } }) => {
    await occupy('c11e47', 200 * MiB)

    const full = await staged('x')
    expect(await store.retained.retain(full, 'c11e47')).toBe(false)
    expect(await store.retained.find(full.token)).toBeUndefined()
    expect(await store.retained.retain(await staged('x'), '0the5')).toBe(true)
  })

  test('a full room takes a newcomer: a file of whoever has most gives way, and it is told when', async () => {
    const { store, occupy } = await open()
    await occupy('a77ac', 2048 * MiB)
    expect(store.retained.droppedAt()).toBe(0)

    const newcomer = await staged('x')
    expect(await store.retained.retain(newcomer, '0de57', 5_000)).toBe(true)

    expect(await store.retained.find(newcomer.token, 5_000)).toMatchObject({ size: 1 })
    expect(await store.retained.usage()).toEqual({ bytes: 1, files: 1 })
    expect(store.retained.droppedAt()).toBe(5_000)
  })

  test('kept files of an erased submission are forgotten, others stay', async ({ opened: { store, other } }) => {
    const [erased, stays] = [await staged('erased'), await staged('stays')]
    await store.retained.retain(erased, 'c11e47')
    await store.retained.retain(stays, 'c11e47')

    await other.retained.forget(new Set([erased.sha256]))

    expect(await store.retained.find(erased.token)).toBeUndefined()
    expect(await store.retained.find(stays.token)).toMatchObject({ sha256: stays.sha256 })
  })

  test('staged and kept files are swept after their 24 hours, also of a late form', async ({ opened: { store } }) => {
    await staged('left behind')
    const kept = await staged('kept')
    await store.retained.retain(kept, 'c11e47')
    const keptAt = Date.now()

    await store.retained.sweep(keptAt + RETAINED_MS - 60_000)
    const found = await store.retained.find(kept.token)
    expect(found).toBeDefined()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await store.put(found ?? kept)
    await discard(found ?? kept)
    await store.retained.sweep(keptAt + RETAINED_MS + 10)

    expect(await store.retained.find(kept.token)).toBeUndefined()
    expect(await readdir(join(dataDir, 'staged'))).toEqual([])
  })
})
