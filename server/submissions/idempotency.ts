import type { Fields } from '../../contract/form.ts'
import type { Db, Tx } from '../database/schema.ts'
import { sha256 } from '../secret.ts'
import type { Submitted } from './receive.ts'

/** A form without a key of its own, sent again by a double click or Back within this time, is one submission. Ms. */
const IMPLICIT_MS = 10 * 60_000

/** By what a repeated submission is known again. */
export interface Identity {
  /** Hash of the key made with the form or, without one, of the contents. */
  key: string
  /** Hash of form, answers and files. */
  digest: string
  /** Whether the key was made from the contents, and is forgotten soon. */
  implicit: boolean
}

export function identify<F extends Fields>({ form, answers, files, key }: Submitted<F>): Identity {
  const said = Object.entries(answers)
    .filter(([, value]) => typeof value === 'string')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const attached = files.map(({ field, name, sha256 }) => [field, name, sha256])
  const digest = sha256(JSON.stringify([form.name, said, attached]))
  return key
    ? { key: sha256(`form:${form.name}:${key}`), digest, implicit: false }
    : { key: sha256(`contents:${digest}`), digest, implicit: true }
}

/** What was answered under this key before, if it still counts. */
export async function findEarlier(db: Db | Tx, { key }: Identity, now: number) {
  const earlier = await db
    .selectFrom('idempotency')
    .innerJoin('submission', 'submission.id', 'idempotency.submissionId')
    .select([
      'submission.id',
      'submission.reference',
      'submission.dueAt',
      'idempotency.digest',
      'idempotency.expiresAt',
    ])
    .where('idempotency.key', '=', key)
    .executeTakeFirst()
  if (!earlier || (earlier.expiresAt !== null && earlier.expiresAt <= now)) return undefined
  return earlier
}

export async function remember(tx: Tx, identity: Identity, submissionId: string, now: number): Promise<void> {
  const { key, digest, implicit } = identity
  const row = { key, digest, submissionId, createdAt: now, expiresAt: implicit ? now + IMPLICIT_MS : null }
  await tx
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
}
