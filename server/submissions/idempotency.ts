import type { Fields } from '../../contract/form.ts'
import { MINUTE_MS } from '../../contract/time/units.ts'
import { prepared } from '../database/prepared.ts'
import type { IdempotencyTable, Tx } from '../database/schema.ts'
import { lock } from '../database/transactions.ts'
import { sha256 } from '../secret.ts'
import type { SubmissionInput } from './submission-input.ts'

/** How long the same contents without a key count as the same submission (double click, Back), ms. */
export const IMPLICIT_KEY_MS = 10 * MINUTE_MS

/** What identifies a repeated submission. */
export interface Identity {
  /** Hash of the form's name and the client's key. Without a key: hash of the contents. */
  key: string
  /** Hash of the form's name, the answers that were given, and the files. */
  digest: string
  /** The same with the answers that nobody gave, as versions before December 2026 stored it. */
  earlierDigest: string
  /** Whether the key was made from the contents. Such a key expires after ten minutes. */
  implicit: boolean
}

/**
 * The identity of a submission. Two forms never share a key, so a client may use one key for both. The digest does not
 * depend on the order of the answers, nor on optional fields that came with an update between two sends and are empty.
 */
export function identify<F extends Fields>({ form, answers, files, key }: SubmissionInput<F>): Identity {
  const texts = Object.entries(answers)
    .filter(([, value]) => typeof value === 'string')
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const attached = files.map(({ field, name, sha256 }) => [field, name, sha256])
  const digestOf = (some: typeof texts) => sha256(JSON.stringify([form.name, some, attached]))
  const digest = digestOf(texts.filter(([, value]) => value !== ''))
  const identity = key ? `form:${form.name}:${key}` : `contents:${digest}`
  return { key: sha256(identity), digest, earlierDigest: digestOf(texts), implicit: !key }
}

const findByKey = prepared((db, { key }: { key: string }) =>
  db
    .selectFrom('idempotency')
    .innerJoin('submission', 'submission.id', 'idempotency.submissionId')
    .select(['submission.id', 'submission.reference', 'submission.dueAt', 'submission.tokenHash'])
    .select(['idempotency.digest', 'idempotency.expiresAt'])
    .where('idempotency.key', '=', key),
)

/**
 * The submission stored under this key, with the digest of its contents. Undefined for a new or expired key. The key is
 * held until the commit, so that of two servers that get the same form one stores it, and the other finds it.
 */
export async function findEarlier(tx: Tx, { key }: Identity, now: number) {
  await lock(tx, `idempotency:${key}`)
  const [earlier] = await findByKey(tx, { key })
  if (!earlier || (earlier.expiresAt !== null && earlier.expiresAt <= now)) return undefined
  return earlier
}

// A value is bound once: a statement that submissions share counts its values.
const putKey = prepared((db, { key, digest, submissionId, createdAt, expiresAt }: IdempotencyTable) =>
  db
    .insertInto('idempotency')
    .values({ key, digest, submissionId, createdAt, expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        digest: ref('excluded.digest'),
        submissionId: ref('excluded.submissionId'),
        createdAt: ref('excluded.createdAt'),
        expiresAt: ref('excluded.expiresAt'),
      })),
    ),
)

/**
 * Stores the key with its submission, in the submission's transaction. A key of the client never expires; a key made
 * from the contents expires after ten minutes and then gives way to the next one.
 */
export async function storeKey(tx: Tx, identity: Identity, submissionId: string, now: number): Promise<void> {
  const { key, digest, implicit } = identity
  const expiresAt = implicit ? now + IMPLICIT_KEY_MS : null
  await putKey(tx, { key, digest, submissionId, createdAt: now, expiresAt })
}
