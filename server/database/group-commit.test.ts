import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { commitTogether } from './group-commit.ts'
import { openDatabase } from './open.ts'
import type { Db, Tx } from './schema.ts'

async function open(): Promise<Db> {
  const dataDir = await mkdtemp(join(tmpdir(), 'together-'))
  const db = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true })
  })
  return db
}

async function note(tx: Tx, address: string): Promise<string> {
  await tx.insertInto('attempt').values({ address, at: 1 }).execute()
  return address
}

async function kept(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('attempt').select('address').orderBy('address').execute()
  return rows.map(({ address }) => address)
}

test('jobs of one turn share a commit, and each gets its own value', async () => {
  const db = await open()
  const transactions = new Set<Tx>()
  const names = Array.from({ length: 100 }, (_, index) => `job-${String(index).padStart(2, '0')}`)

  const values = await Promise.all(
    names.map((name) =>
      commitTogether(db, (tx) => {
        transactions.add(tx)
        return note(tx, name)
      }),
    ),
  )

  expect(values).toEqual(names)
  expect(await kept(db)).toEqual(names)
  expect(transactions.size).toBe(2)
})

test('a job that fails takes nothing with it but itself', async () => {
  const db = await open()

  const outcomes = await Promise.allSettled([
    commitTogether(db, (tx) => note(tx, 'before')),
    commitTogether(db, async (tx) => {
      await note(tx, 'half done')
      throw new Error('changed its mind')
    }),
    commitTogether(db, (tx) => note(tx, 'after')),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await kept(db)).toEqual(['after', 'before'])
})

test('when the commit itself fails, no job is told that it was kept', async () => {
  const db = await open()

  const outcomes = await Promise.allSettled([
    commitTogether(db, (tx) => note(tx, 'one')),
    commitTogether(db, async (tx) => {
      // As SQLite does by itself when the disk is full.
      await note(tx, 'two')
      await sql`rollback`.execute(tx)
      throw new Error('database or disk is full')
    }),
    commitTogether(db, (tx) => note(tx, 'three')),
  ])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(outcomes[1]).toMatchObject({ reason: { message: 'database or disk is full' } })
  expect(await kept(db)).toEqual([])
  expect(await commitTogether(db, (tx) => note(tx, 'later'))).toBe('later')
})
