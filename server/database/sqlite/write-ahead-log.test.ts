import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { test as base, expect, vi } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { addressesIn, idOf, openTestContext, sendAccepted } from '../../context.fixture.ts'
import { ANSWER } from '../../conversation/conversation.fixture.ts'
import { sendAnswer } from '../../conversation/send-answer.ts'
import { subscribe } from '../../newsletter/subscribe.ts'
import { addToSubmission } from '../../submissions/add-to-submission.ts'
import { openDatabase } from '../open.ts'
import type { Db, Tx } from '../schema.ts'
import { groupCommit } from './group-commit.ts'
import { databaseProblem } from './health.ts'
import { whenSynced } from './write-ahead-log.ts'

const test = base.extend('opened', () => openTestDatabase())

async function openTestDatabase(): Promise<{ db: Db; datasync: ReturnType<typeof vi.spyOn> }> {
  const dataDir = tempFolder()
  const db = closeAfterTest(await openDatabase({ dataDir }))
  const file = await open(join(dataDir, 'site.db'))
  const datasync = vi.spyOn(Object.getPrototypeOf(file), 'datasync')
  await file.close()
  return { db, datasync }
}

function note(db: Db, address: string, options?: { isDurable: boolean }): Promise<unknown> {
  return groupCommit(db, (tx: Tx) => tx.insertInto('attempt').values({ address, at: 1 }).execute(), options)
}

test('a group is answered after the log is synced, and groups that end meanwhile share the next sync', async () => {
  const { db, datasync } = await openTestDatabase()
  const disk: (() => void)[] = []
  datasync.mockImplementation(() => new Promise<void>((resolve) => void disk.push(resolve)))
  const answered: string[] = []
  const job = (name: string, isDurable = true) => note(db, name, { isDurable }).then(() => answered.push(name))

  const first = job('a')
  await vi.waitFor(() => expect(disk).toHaveLength(1), PATIENT)
  const later = [job('b')]
  await vi.waitFor(async () => expect(await addressesIn(db)).toEqual(['a', 'b']), PATIENT)
  later.push(job('c'))
  await job('d', false)
  await vi.waitFor(async () => expect(await addressesIn(db)).toEqual(['a', 'b', 'c', 'd']), PATIENT)
  expect(answered).toEqual(['d'])

  disk[0]?.()
  await first
  await vi.waitFor(() => expect(disk).toHaveLength(2), PATIENT)
  expect(answered).toEqual(['d', 'a'])
  disk[1]?.()
  await Promise.all(later)

  expect(answered).toEqual(['d', 'a', 'b', 'c'])
  expect(datasync).toHaveBeenCalledTimes(2)
})

test('what changes alone, outside of a group, is synced by the database itself', async ({ opened: { db } }) => {
  await Promise.all([note(db, 'a'), note(db, 'b', { isDurable: false })])

  expect(await databaseProblem(db)).toBeUndefined()
  const failed = groupCommit(db, () => Promise.reject(new Error('no')))
  await expect(failed).rejects.toThrow('no')
  expect(await databaseProblem(db)).toBeUndefined()
})

test('after a sync that failed nothing is answered until the whole log is in the database', async () => {
  const { db, datasync } = await openTestDatabase()
  datasync.mockRejectedValueOnce(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))

  await expect(note(db, 'a')).rejects.toThrow('EIO')

  // A reader keeps the log from being moved whole.
  const dataDir = (await sql<{ file: string }>`pragma database_list`.execute(db)).rows[0]?.file ?? ''
  const reader = closeAfterTest(await openDatabase({ dataDir: join(dataDir, '..') }))
  await sql`begin`.execute(reader)
  await reader.selectFrom('attempt').selectAll().execute()
  await expect(note(db, 'b')).rejects.toThrow('a reader holds it')
  await sql`rollback`.execute(reader)

  await note(db, 'c')
  expect(await addressesIn(db)).toEqual(['a', 'b', 'c'])
})

test('who answers, adds or subscribes waits for the disk, too', async ({ opened: { datasync } }) => {
  const context = await openTestContext()
  const reference = await sendAccepted(context)
  const submissionId = await idOf(context, reference)
  for (const write of [
    () => sendAnswer(context, reference, { ...ANSWER, id: randomUUID(), via: 'desk' }, { name: 'Ines' }),
    () => addToSubmission(context, { submissionId, note: 'One more thing.', files: [] }),
    () => subscribe(context, 'ada@engines.example'),
  ]) {
    datasync.mockClear()
    await write()
    expect(datasync).toHaveBeenCalled()
  }
})

test('who asks waits for what was committed before without a sync', async ({ opened: { db, datasync } }) => {
  await note(db, 'a', { isDurable: false })
  expect(datasync).not.toHaveBeenCalled()

  await whenSynced(db)

  expect(datasync).toHaveBeenCalledTimes(1)
})

test('a database can be closed while its log is synced', async ({ opened: { db, datasync } }) => {
  const job = note(db, 'a')
  await vi.waitFor(() => expect(datasync).toHaveBeenCalled(), PATIENT)

  await db.destroy()

  await job
})
