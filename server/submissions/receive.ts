import { randomUUID } from 'node:crypto'
import type { Answers, Fields, Form } from '../../contract/form.ts'
import { type PromiseTerm, promiseOf } from '../../contract/promise.ts'
import { discard } from '../attachments/stage.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { Office } from '../context.ts'
import { commitTogether } from '../database/group-commit.ts'
import type { Tx } from '../database/schema.ts'
import { receiptToken, sha256 } from '../secret.ts'
import { linesOf } from './answers-to-store.ts'
import { dueAt } from './due-time.ts'
import { findEarlier, type Identity, identify, remember } from './idempotency.ts'
import { queueLetters } from './queue-emails.ts'
import { freeReference } from './reference.ts'
import type { Trace } from './spam-verdict.ts'

export type { Office } from '../context.ts'

export type Received =
  | {
      status: 'accepted'
      reference: string
      receiptToken: string
      /** Ms since the epoch. */
      dueAt: number
      /** It had been sent before: the first answer again. */
      replay: boolean
    }
  /** The same key is being stored at this moment, and takes longer than we wait. */
  | { status: 'inFlight' }
  /** The same key came with other contents. */
  | { status: 'keyReused' }

export interface Submitted<F extends Fields = Fields> {
  form: Form<F>
  answers: Answers<F>
  files: StagedFile[]
  /** Made with the form (product.md 2.24). */
  key?: string
  marks?: Marks
}

export interface Marks {
  /** Why it goes into quarantine instead of to the desk. Empty: it does not. */
  quarantine: string[]
  /** What the desk should know, such as "Résumé missing". */
  notes: string[]
  /** By which the same text is known again. */
  trace?: Trace
}

/** How long a second send of the same form waits for the first, ms. */
const WAIT_MS = 10_000

/** What is being stored now in this process, by key. Between processes the database's unique key decides. */
const storing = new WeakMap<Office, Map<string, Promise<unknown>>>()

/**
 * Accepts one submission: record, files, letters and key together, or nothing. The answer comes when all of it would
 * survive a power cut.
 *
 * Staged files are used up by any answer. When it throws they stay, for the caller to keep or discard.
 *
 * @throws what the disk or the database throws; the caller answers 503 or 507, and the visitor may send again with the
 * same key.
 */
export async function receive<F extends Fields>(office: Office, input: Submitted<F>): Promise<Received> {
  const identity = identify(input)
  const inFlight = inFlightOf(office)

  const first = inFlight.get(identity.key)
  if (first && !(await endsInTime(first))) return answered(input, { status: 'inFlight' })

  const mine = receiveOnce(office, input, identity)
  inFlight.set(identity.key, mine)
  try {
    return await answered(input, await mine)
  } finally {
    if (inFlight.get(identity.key) === mine) inFlight.delete(identity.key)
  }
}

async function receiveOnce<F extends Fields>(
  office: Office,
  input: Submitted<F>,
  identity: Identity,
): Promise<Received> {
  // Looked up again below, with the write lock held; this look spares storing files twice.
  const before = input.files.length > 0 ? await replayed(office, office.db, identity) : undefined
  if (before) return before

  const keys: string[] = []
  try {
    for (const file of input.files) keys.push((await office.store.put(file)).key)
    const received = await commitTogether(office.db, async (tx) => {
      // Another process may have stored the same form.
      const meanwhile = await replayed(office, tx, identity)
      return meanwhile ?? save(office, tx, input, identity, keys)
    })
    if (received.status !== 'accepted' || received.replay) await removeAll(office, keys)
    return received
  } catch (error) {
    await removeUnused(office, keys)
    throw error
  }
}

async function save<F extends Fields>(
  office: Office,
  tx: Tx,
  { form, answers, files, marks }: Submitted<F>,
  identity: Identity,
  keys: string[],
): Promise<Received> {
  const id = randomUUID()
  const now = office.now()
  const token = receiptToken(office.secret, id)
  const lines = linesOf(form, answers)
  const said = (key: string) => lines.find((line) => line.key === key)?.value ?? ''
  const quarantine = marks?.quarantine ?? []
  const submission = {
    id,
    reference: await freeReference(tx, form.referencePrefix),
    form: form.name,
    variant: form.variant ?? null,
    desk: form.desk,
    title: form.title(answers),
    status: quarantine.length > 0 ? ('quarantined' as const) : ('open' as const),
    lines: JSON.stringify(lines),
    email: said('email'),
    name: said('name') || said('fullName'),
    receivedAt: now,
    dueAt: dueAt(office.company, termOf(form), now),
    openedAt: null,
    answeredAt: null,
    tokenHash: sha256(token),
    quarantine: JSON.stringify(quarantine),
    notes: JSON.stringify(marks?.notes ?? []),
  }

  await tx.insertInto('submission').values(submission).execute()
  const attachments = files.map(({ field, name, kind, size, sha256 }, position) => {
    const key = keys[position]
    if (key === undefined) throw new Error('A file was not stored before its submission.')
    return { submissionId: id, position, field, name, kind, bytes: size, sha256, key }
  })
  if (attachments.length > 0) await tx.insertInto('attachment').values(attachments).execute()
  if (marks?.trace)
    await tx
      .insertInto('trace')
      .values({ ...marks.trace, submissionId: id, at: now })
      .execute()
  if (submission.status === 'open') await queueLetters(tx, office, submission)
  await remember(tx, identity, id, now)

  const { reference, dueAt: due } = submission
  return { status: 'accepted', reference, receiptToken: token, dueAt: due, replay: false }
}

async function replayed(office: Office, db: Office['db'] | Tx, identity: Identity): Promise<Received | undefined> {
  const earlier = await findEarlier(db, identity, office.now())
  if (!earlier) return undefined
  if (earlier.digest !== identity.digest) return { status: 'keyReused' }
  const { id, reference, dueAt: due } = earlier
  return { status: 'accepted', reference, receiptToken: receiptToken(office.secret, id), dueAt: due, replay: true }
}

function inFlightOf(office: Office): Map<string, Promise<unknown>> {
  const known = storing.get(office) ?? new Map<string, Promise<unknown>>()
  storing.set(office, known)
  return known
}

/** Whether the first send ended, well or badly. A failed first leaves the second to try for itself. */
async function endsInTime(first: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), WAIT_MS)
  })
  const ended = first.then(
    () => true,
    () => true,
  )
  try {
    return await Promise.race([ended, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

async function answered<F extends Fields>(input: Submitted<F>, received: Received): Promise<Received> {
  await Promise.all(input.files.map(discard))
  return received
}

/**
 * After a failure: a commit may have failed in our eyes and still be on the disk, so a file goes only when the database
 * says that nothing points to it. What it cannot say now, the purge sweeps later.
 */
async function removeUnused(office: Office, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  try {
    const used = await office.db.selectFrom('attachment').select('key').where('key', 'in', keys).execute()
    if (used.length === 0) await removeAll(office, keys)
  } catch (error) {
    office.log.warn({ fault: String(error) }, 'files of a failed submission are left to the purge')
  }
}

/** What cannot be removed now is swept as an orphan. */
async function removeAll(office: Office, keys: string[]): Promise<void> {
  await Promise.all(keys.map((key) => office.store.remove(key).catch(() => undefined)))
}

/** @throws for a form that promises no reply: without a due time there is no submission. */
function termOf({ name, promise }: Pick<Form, 'name' | 'promise'>): PromiseTerm {
  if (promise === undefined) throw new Error(`The form ${name} promises no reply, so it is not received.`)
  return promiseOf(promise)
}
