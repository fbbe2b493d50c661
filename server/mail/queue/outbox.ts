import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '../../../contract/time/units.ts'
import type { ServerContext } from '../../context.ts'
import { takeJob } from '../../database/done-jobs.ts'
import { isOfKind } from '../../database/outbox-queue.ts'
import { prepared, preparedInsert } from '../../database/prepared.ts'
import type { OutboxTable, Tx } from '../../database/schema.ts'
import { lock } from '../../database/transactions.ts'
import { mailboxHash } from '../../secret.ts'

/** An email to send later. The worker renders it when it sends it, from what is stored at that time. */
export type OutboxEntry = Subject & {
  /** A checked address. */
  recipient: string
}

type Subject =
  | { kind: 'warning'; submissionId: string }
  /** It does not leave before `nextAt`, ms. */
  | { kind: 'visitor'; submissionId: string; nextAt?: number }
  /** `about` is the addition; without one, the email tells of the whole submission. `nextAt` as above. */
  | { kind: 'desk'; submissionId: string; about?: string; nextAt?: number }
  | { kind: 'newsletter'; subscriberId: string }
  /** `about` is the issue. A test email has no subscriber. */
  | { kind: 'issue'; subscriberId: string | null; about: string }
  /** Rendered like any other, and sent to nobody. */
  | { kind: 'canary'; submissionId: string }
  | { kind: 'canary'; subscriberId: string }
  /** `about` is the desk. */
  | { kind: 'digest'; about: string }
  /** `about` is the outbox row that was given up. */
  | { kind: 'alarm'; submissionId: string; about: string }
  /** `about` is the key of the infected file. */
  | { kind: 'infected'; submissionId: string; about: string }
  /** `about` is the note that names the person; without one, the request was handed over. */
  | { kind: 'colleague'; submissionId: string; about?: string; nextAt: number }
  /** `id` is the letter's, and makes its Message-ID. It does not leave before `nextAt`, ms. */
  | { kind: 'answer'; submissionId: string; id: string; nextAt: number }

const insertEmail = preparedInsert('outbox')

/** Queues emails in the caller's transaction, so that they exist exactly when the submission does. @returns their ids. */
export async function enqueue(tx: Tx, entries: OutboxEntry[], now: number): Promise<string[]> {
  const rows = entries.map((entry) => rowOf(entry, now))
  for (const row of rows) await insertEmail(tx, row)
  return rows.map(({ id }) => id)
}

/** The same for up to 500, in one statement: a database that is a network away answers once. */
export async function enqueueMany(tx: Tx, entries: OutboxEntry[], now: number): Promise<void> {
  await tx
    .insertInto('outbox')
    .values(entries.map((entry) => rowOf(entry, now)))
    .execute()
}

function rowOf(entry: OutboxEntry, now: number): OutboxTable {
  return {
    ...{ id: randomUUID(), submissionId: null, subscriberId: null, about: null, nextAt: now },
    ...entry,
    ...{ state: 'waiting', attempts: 0, createdAt: now },
    ...{ leasedUntil: null, sentAt: null, lastError: null },
  }
}

/** One email of a kind to an address in ten minutes, and three a day. Ms. */
const PAUSE_MS = 10 * MINUTE_MS
const DAILY = 3
/** For so long an email is counted, ms. */
export const COUNTED_MS = DAY_MS

type Limited = 'visitor' | 'newsletter'

const emailsBetween = { visitor: emailsBetweenOf('visitor'), newsletter: emailsBetweenOf('newsletter') }

function emailsBetweenOf(kind: Limited) {
  type Values = Record<'recipient' | 'firstKey' | 'lastKey', string> & Record<'after' | 'now', number>
  return prepared((db, { recipient, after, now, firstKey, lastKey }: Values) =>
    db
      .selectFrom('outbox')
      .select('createdAt')
      .where('recipient', '=', recipient)
      .where(isOfKind(kind))
      .where('createdAt', '>', after)
      // Not those from before the clock was set back.
      .where('createdAt', '<=', now)
      .unionAll(
        db.selectFrom('done_job').select('at as createdAt').where('key', '>', firstKey).where('key', '<=', lastKey),
      ),
  )
}

/**
 * Whether an address may get another email. So nobody can use a form to flood a stranger's mailbox. The address is held
 * until the commit, because two requests at once would each count only the emails before both.
 */
export async function mayEmail(tx: Tx, context: ServerContext, kind: Limited, recipient: string): Promise<boolean> {
  await lock(tx, `email:${kind}:${recipient}`)
  const now = context.now()
  const after = now - COUNTED_MS
  // The same span of time, of those that are erased.
  const firstKey = erasedKey(context, { kind, recipient, createdAt: after })
  const lastKey = erasedKey(context, { kind, recipient, createdAt: now })
  const recent = await emailsBetween[kind](tx, { recipient, after, now, firstKey, lastKey })
  return recent.length < DAILY && recent.every((email) => email.createdAt <= now - PAUSE_MS)
}

/** What the keys of erased emails begin with, in `done_job`. */
export const ERASED_EMAIL = 'emailed:'

/**
 * Keeps emails that are erased counted. Else whoever erases what they sent could have the address written to again at once.
 * One that was never tried went to nobody.
 */
export async function countErased(
  tx: Tx,
  context: ServerContext,
  emails: readonly Pick<OutboxTable, 'kind' | 'recipient' | 'attempts' | 'createdAt'>[],
): Promise<void> {
  const isCounted = ({ kind, attempts, createdAt }: (typeof emails)[number]) =>
    kind === 'visitor' && attempts > 0 && createdAt > context.now() - COUNTED_MS
  for (const email of emails.filter(isCounted)) await takeJob(tx, erasedKey(context, email), email.createdAt)
}

/** The time stands last, and has 13 digits: the keys of one address are in its order. */
function erasedKey(
  { secret }: ServerContext,
  { kind, recipient, createdAt }: Pick<OutboxTable, 'kind' | 'recipient' | 'createdAt'>,
): string {
  return `${ERASED_EMAIL}${kind}:${mailboxHash(secret, recipient)}:${createdAt}`
}
