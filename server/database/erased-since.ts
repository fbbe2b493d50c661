import { sql } from 'kysely'
import { batchesOf } from './batches.ts'
import type { Db } from './schema.ts'

/** The people whose words a copy of the database holds. */
export interface CopiedPeople {
  /** Ids of submissions. */
  submissions: string[]
  /** Ids of subscribers with an email address. */
  subscribers: string[]
}

/** Reads the ids from a copy. */
export async function copiedPeople(db: Db): Promise<CopiedPeople> {
  const submissions = await db.selectFrom('submission').select('id').execute()
  const subscribers = await db.selectFrom('subscriber').select('id').where('email', 'is not', null).execute()
  return { submissions: submissions.map(({ id }) => id), subscribers: subscribers.map(({ id }) => id) }
}

/** What was erased since the copy was made: a submission, or else a subscriber's address, which goes with unsubscribing. */
export async function erasedSince(
  db: Db,
  { submissions, subscribers }: CopiedPeople,
): Promise<'submission' | 'subscriber' | undefined> {
  if (await isAnyGone(db, submissions, sql`select id from submission`)) return 'submission'
  const known = sql`select id from subscriber where email is not null`
  return (await isAnyGone(db, subscribers, known)) ? 'subscriber' : undefined
}

async function isAnyGone(db: Db, ids: readonly string[], known: ReturnType<typeof sql>): Promise<boolean> {
  for (const batch of batchesOf(ids)) {
    const some = JSON.stringify(batch)
    const { rows } = await sql`select value from json_each(${some}) where value not in (${known}) limit 1`.execute(db)
    if (rows.length > 0) return true
  }
  return false
}
