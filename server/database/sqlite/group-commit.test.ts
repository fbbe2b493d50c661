import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { closeAfterTest } from '../../../tests/support/close-after-test.ts'
import { tempFolder } from '../../../tests/support/temp-folder.ts'
import { openDatabase } from '../open.ts'
import type { Db, Tx } from '../schema.ts'
import { groupCommit } from './group-commit.ts'

const test = base.extend('db', () => open())

const open = async () => closeAfterTest(await openDatabase({ dataDir: tempFolder() }))

async function note(tx: Tx, address: string): Promise<string> {
  await tx.insertInto('attempt').values({ address, at: 1 }).execute()
  return address
}

async function stored(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('attempt').select('address').orderBy('address').execute()
  return rows.map(({ address }) => address)
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
  expect(await stored(db)).toEqual(names)
  expect(transactions.size).toBe(2)
})

test('a job that fails takes nothing with it but itself', async ({ db }) => {
  const outcomes = await Promise.allSettled([
    groupCommit(db, (tx) => note(tx, 'before')),
    groupCommit(db, async (tx) => {
      await note(tx, 'half done')
      throw new Error('changed its mind')
    }),
    groupCommit(db, (tx) => note(tx, 'after')),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await stored(db)).toEqual(['after', 'before'])
})

test('when the commit itself fails, no job is told that it was stored', async ({ db }) => {
  const outcomes = await Promise.allSettled([
    groupCommit(db, (tx) => note(tx, 'one')),
    groupCommit(db, async (tx) => {
      // As SQLite does by itself when the disk is full.
      await note(tx, 'two')
      await sql`rollback`.execute(tx)
      throw new Error('database or disk is full')
    }),
    groupCommit(db, (tx) => note(tx, 'three')),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(outcomes[1]).toMatchObject({ reason: { message: 'database or disk is full' } })
  expect(await stored(db)).toEqual([])
  expect(await groupCommit(db, (tx) => note(tx, 'later'))).toBe('later')
})
