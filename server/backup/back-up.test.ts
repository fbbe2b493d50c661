import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test as base, beforeEach, describe, expect, onTestFinished, vi } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { idOf, openTestContext, sendAccepted, stagedFile, type TestContext } from '../context.fixture.ts'
import { openContext } from '../context.ts'
import { startWorker } from '../mail/queue/worker.ts'
import { emlTransport } from '../mail/transport/eml-transport.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { eraseAll } from '../submissions/erase.ts'
import { backUp } from './back-up.ts'
import { checkBackup } from './check-backup.ts'
import { restore } from './restore.ts'

const test = base.extend('context', () => openFilled()).extend('backup', () => join(tempFolder(), 'monday'))

let afterFirstCopy: (() => Promise<void>) | undefined

vi.mock('../database/copy.ts', async (original) => {
  const real = await original<typeof import('../database/copy.ts')>()
  return {
    ...real,
    async copyDatabase(dataDir: string, target: string) {
      await real.copyDatabase(dataDir, target)
      const work = afterFirstCopy
      afterFirstCopy = undefined
      await work?.()
    },
  }
})

beforeEach(() => {
  afterFirstCopy = undefined
})

/** A server's data with two submissions, a file each, and their emails written as files. */
async function openFilled(): Promise<TestContext> {
  const context = await openTestContext()
  for (const name of ['one', 'two']) {
    const files = [await stagedFile(context, `${name}.txt`, `plan of ${name}`)]
    await sendAccepted(context, { key: name, files, answers: { message: `The words of ${name}.` } })
  }
  const worker = startWorker(context, emlTransport(context.dataDir), { pollMs: 5 })
  await vi.waitFor(async () => expect(await readdir(join(context.dataDir, 'mail'))).toHaveLength(3), 20_000)
  await worker.stop()
  return context
}

/** Every file below a folder with its bytes, by path. */
async function contentsOf(root: string): Promise<Map<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const read = files.sort().map(async (path) => [path.slice(root.length + 1), await readFile(path, 'latin1')] as const)
  return new Map(await Promise.all(read))
}

test('a backup restores every row, file, email and the secret into an empty folder', async ({ context }) => {
  const [backup, restored] = [join(tempFolder(), 'monday'), join(tempFolder(), 'data')]

  await backUp(context, backup)
  const checked = await checkBackup(backup)
  await restore(backup, restored)

  expect(checked.problems).toEqual([])
  expect(checked.manifest).toMatchObject({ rows: { submission: 2, attachment: 2, outbox: 3 }, missing: [] })
  const { company, publicUrl, log } = context
  const again = await openContext({ dataDir: restored, company, publicUrl, log, mayCreate: false })
  onTestFinished(() => again.db.destroy())
  for (const table of ['submission', 'attachment', 'outbox', 'idempotency'] as const) {
    const rows = (db: TestContext['db']) => db.selectFrom(table).selectAll().execute()
    expect(await rows(again.db)).toEqual(await rows(context.db))
  }
  expect(Buffer.from(again.secret).equals(Buffer.from(context.secret))).toBe(true)
  const [before, after] = await Promise.all([contentsOf(context.dataDir), contentsOf(restored)])
  const moved = [...before].filter(([path]) => /^(files|mail|secret)/.test(path))
  expect(moved).toHaveLength(6)
  expect([...after].filter(([path]) => !path.startsWith('site.db'))).toEqual(moved)
})

test('what is erased while the backup is made is not in it', async ({ context, backup }) => {
  afterFirstCopy = async () => {
    const first = context.db.selectFrom('attachment').select('submissionId').where('name', '=', 'one.txt')
    await eraseAll(context, [(await first.executeTakeFirstOrThrow()).submissionId])
  }

  expect(await backUp(context, backup)).toMatchObject({ rows: { submission: 1, attachment: 1 }, missing: [] })
  expect((await checkBackup(backup)).problems).toEqual([])
  const text = [...(await contentsOf(backup)).values()].join('\n')
  const words = ['The words of two.', 'plan of two', 'The words of one.', 'plan of one']
  expect(words.filter((one) => text.includes(one))).toEqual(['The words of two.', 'plan of two'])
})

test('a damaged file is named, also where all is copied once more, and emails of somebody who is gone are not in it', async () => {
  const context = await openFilled()
  const [backup, restored] = [join(tempFolder(), 'monday'), tempFolder()]
  const keyOf = async (name: string) =>
    context.db.selectFrom('attachment').selectAll().where('name', '=', name).executeTakeFirstOrThrow()
  await writeFile(join(context.dataDir, 'files', (await keyOf('two.txt')).key), 'damaged')
  const { submissionId } = await keyOf('one.txt')
  // As in the moment of an erasure: the files go after the records.
  afterFirstCopy = async () => void (await context.db.deleteFrom('submission').where('id', '=', submissionId).execute())

  expect((await backUp(context, backup)).missing).toEqual([expect.stringContaining('two.txt is damaged')])
  expect((await checkBackup(backup)).problems).toEqual([])
  expect([...(await contentsOf(backup)).values()].join()).not.toContain('The words of one.')
  // The root of a disk of its own.
  await mkdir(join(restored, 'lost+found'))
  await restore(backup, restored)
})

test('what has no file, and the address of a subscriber, are not in it either', async ({ context, backup }) => {
  const reference = await sendAccepted(context, { answers: { email: 'bare@engines.example', message: 'Bare words.' } })
  await subscribe(context, 'subscriber@engines.example')
  let erasedAt = 0
  afterFirstCopy = async () => {
    await eraseAll(context, [await idOf(context, reference)])
    await context.db.deleteFrom('ask').execute()
    await context.db.deleteFrom('subscriber').execute()
    erasedAt = context.now()
    context.pass(1_000)
  }

  const manifest = await backUp(context, backup)

  expect(manifest).toMatchObject({ rows: { submission: 2, subscriber: 0 }, missing: [] })
  expect(Date.parse(manifest.erasuresUntil ?? '')).toBeGreaterThan(erasedAt)
  expect((await checkBackup(backup)).problems).toEqual([])
  const text = [...(await contentsOf(backup)).values()].join('\n')
  expect(['Bare words.', 'bare@engines', 'subscriber@engines'].filter((one) => text.includes(one))).toEqual([])
})

test('people who unsubscribe all the time do not keep a backup from being made, and it tells of when it is', async () => {
  const context = await openFilled()
  const backup = join(tempFolder(), 'monday')
  for (let number = 0; number < 12; number += 1) await subscribe(context, `reader-${number}@engines.example`)
  let lastAt = 0
  const leaveOne = async () => {
    afterFirstCopy = leaveOne
    const one = context.db.selectFrom('subscriber').select('id').where('email', 'is not', null).limit(1)
    await context.db.updateTable('subscriber').set({ email: null }).where('id', 'in', one).execute()
    lastAt = context.now()
    context.pass(1_000)
  }
  afterFirstCopy = leaveOne

  expect(Date.parse((await backUp(context, backup)).erasuresUntil ?? '')).toBe(lastAt)
  expect((await checkBackup(backup)).problems).toEqual([])
})

test('an attachment that is missing or damaged is named, and everything else is backed up', async ({ context }) => {
  const backup = join(tempFolder(), 'monday')
  const [one, two] = await context.db.selectFrom('attachment').selectAll().orderBy('name').execute()
  await rm(join(context.dataDir, 'files', one?.key ?? ''))
  await writeFile(join(context.dataDir, 'files', two?.key ?? ''), 'plan of wto')

  const { missing } = await backUp(context, backup)

  const problems = missing.map((problem) => problem.replace(/^C-\w{5}: /, '')).sort()
  expect(problems).toEqual(['one.txt is missing', 'two.txt is damaged'])
  expect((await checkBackup(backup)).problems).toEqual([])
})

describe('a backup that was changed is refused, and tells what is wrong', () => {
  const FAULTS: [string, (backup: string) => Promise<unknown>, RegExp][] = [
    ['a file with another byte', async (backup) => flip(await firstIn(backup, 'files'), 3), /^files\/\w+ was changed/],
    ['a file that is gone', async (backup) => rm(await firstIn(backup, 'files')), /^files\/\w+ is missing/],
    ['a link in place of a file', (backup) => linkFirst(backup), /^files\/.* is a link, and not the file itself/],
    ['a file too many', (backup) => writeFile(join(backup, 'files', 'a'), ''), /^files\/a does not belong/],
    ['a byte of the database', (backup) => flip(join(backup, 'site.db'), 5000), /^site\.db was changed/],
    ['another secret', (backup) => flip(join(backup, 'secret'), 0), /^secret was changed/],
    ['an email cut short', async (backup) => writeFile(await firstIn(backup, 'mail'), 'To:'), /^mail\/.* has 3 bytes/],
    ['a count', (backup) => recount(backup), /^site\.db: 2 rows in submission, but 3 were backed up/],
  ]

  test.each(FAULTS)('%s', async (_what, spoil, problem) => {
    const context = await openFilled()
    const [backup, restored] = [join(tempFolder(), 'monday'), join(tempFolder(), 'data')]
    await backUp(context, backup)

    await spoil(backup)

    expect((await checkBackup(backup)).problems[0]).toMatch(problem)
    await expect(restore(backup, restored)).rejects.toThrow(/is not whole/)
    await expect(readdir(restored)).rejects.toThrow('ENOENT')
  })

  test('no manifest', async ({ context, backup }) => {
    await backUp(context, backup)

    await rm(join(backup, 'manifest.json'))

    await expect(checkBackup(backup)).rejects.toThrow(/no complete backup/)
  })
})

test('a backup needs an empty folder outside DATA_DIR, and leaves nothing when it is refused', async ({ context }) => {
  const parent = tempFolder()
  await mkdir(join(parent, 'full'))
  await writeFile(join(parent, 'full', 'a'), '')
  await mkdir(join(parent, 'empty'))
  await mkdir(join(parent, 'killed.partial'))

  await expect(backUp(context, join(parent, 'full'))).rejects.toThrow(/is not empty/)
  await expect(backUp(context, join(context.dataDir, 'backup'))).rejects.toThrow(/is in DATA_DIR/)
  await expect(backUp(context, join(parent, 'killed'))).rejects.toThrow(/one was killed/)
  await backUp(context, join(parent, 'empty'))

  expect((await readdir(parent)).sort()).toEqual(['empty', 'full', 'killed.partial'])
})

test('a restore never touches data that is there, and may be run again after it was killed', async ({ context }) => {
  const backup = join(tempFolder(), 'monday')
  await backUp(context, backup)
  const [stale, foreign, killed] = [tempFolder(), tempFolder(), tempFolder()]
  await writeFile(join(stale, 'site.db-wal'), 'older')
  await writeFile(join(foreign, 'secret'), Buffer.alloc(32))
  await cp(join(backup, 'secret'), join(killed, 'secret'))
  await writeFile(join(killed, 'site.db.restored'), 'half')

  await expect(restore(backup, context.dataDir)).rejects.toThrow(/site\.db is there/)
  await expect(restore(backup, stale)).rejects.toThrow(/site\.db-wal is there/)
  await expect(restore(backup, foreign)).rejects.toThrow(/of another server/)
  await restore(backup, killed)

  expect((await readdir(killed)).sort()).toEqual(['files', 'mail', 'secret', 'site.db'])
})

async function firstIn(backup: string, name: string): Promise<string> {
  const [first = ''] = await readdir(join(backup, name))
  return join(backup, name, first)
}

async function linkFirst(backup: string): Promise<void> {
  const path = await firstIn(backup, 'files')
  await rm(path)
  await symlink('/etc/hostname', path)
}

async function flip(path: string, at: number): Promise<void> {
  const bytes = await readFile(path)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}

async function recount(backup: string): Promise<void> {
  const path = join(backup, 'manifest.json')
  await writeFile(path, (await readFile(path, 'utf8')).replace(/"submission": 2/, '"submission": 3'))
}
