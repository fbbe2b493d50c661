import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { addressesIn } from '../../context.fixture.ts'
import { openDatabase } from '../open.ts'
import type { Tx } from '../schema.ts'
import { groupCommit } from './group-commit.ts'

const test = base.extend('db', () => open())

const open = async () => closeAfterTest(await openDatabase({ dataDir: tempFolder() }))

async function note(tx: Tx, address: string): Promise<string> {
  await tx.insertInto('attempt').values({ address, at: 1 }).execute()
  return address
}

test('jobs of one turn share a commit, and each gets its own result', async ({ db }) => {
  const transactions = new Set<Tx>()
  const names = Array.from({ length: 100 }, (_, index) => `job-${String(index).padStart(2, '0')}`)

  const values = await Promise.all(
    names.map((name) =>
      groupCommit(db, (tx) => {
        transactions.add(tx)
        return note(tx, name)
      }),
    ),
  )

  expect(values).toEqual(names)
  expect(await addressesIn(db)).toEqual(names)
  expect(transactions.size).toBe(2)
})

test('a job that fails takes nothing with it but itself, even where it spoils the transaction of all', async () => {
  const db = await open()
  const outcomes = await Promise.allSettled([
    groupCommit(db, (tx) => note(tx, 'before')),
    groupCommit(db, async (tx) => {
      await note(tx, 'half done')
      throw new Error('changed its mind')
    }),
    groupCommit(db, async (tx) => {
      // As SQLite does by itself when the disk is full.
      await sql`rollback`.execute(tx)
      throw new Error('database or disk is full')
    }),
    groupCommit(db, async (tx) => {
      await sql`pragma defer_foreign_keys = on`.execute(tx)
      await tx.insertInto('trace').values({ submissionId: 'nobody', client: '', digest: '', at: 1 }).execute()
    }),
    groupCommit(db, (tx) => note(tx, 'after')),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'])
  expect(outcomes[2]).toMatchObject({ reason: { message: 'database or disk is full' } })
  // No row may point to a submission that does not exist.
  expect(outcomes[3]).toMatchObject({ reason: { message: 'FOREIGN KEY constraint failed' } })
  expect(await addressesIn(db)).toEqual(['after', 'before'])
})
