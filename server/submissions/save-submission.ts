import { v7 as timeOrderedId } from 'uuid'
import { mailboxOf } from '../../contract/fields/mailbox.ts'
import { type Fields, type Form, textOf } from '../../contract/form.ts'
import { FORMS, isFormName } from '../../contract/forms.ts'
import { promiseOf } from '../../contract/promise.ts'
import { dueAt, type PromiseTerm } from '../../contract/time/business-hours.ts'
import type { ServerContext } from '../context.ts'
import { engineOf } from '../database/engine.ts'
import { recordEvent } from '../database/history.ts'
import type { QuarantineSign } from '../database/json-columns.ts'
import { preparedInsert } from '../database/prepared.ts'
import type { SubmissionState, Tx } from '../database/schema.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import { receiptToken, sha256 } from '../secret.ts'
import { queueAccepted } from '../webhooks/queue.ts'
import { answersToStore } from './answers-to-store.ts'
import { attachmentRows } from './attachment-rows.ts'
import { type Identity, storeKey } from './idempotency.ts'
import { infectedSigns } from './infected.ts'
import { mayAcknowledge, queueEmails } from './queue-emails.ts'
import { freeReference } from './reference.ts'
import type { ScannedFile } from './scan-at-receipt.ts'
import type { SubmissionInput } from './submission-input.ts'

/** What was stored, as its sender is told. */
export interface Saved {
  reference: string
  receiptToken: string
  /** Ms since the epoch. */
  dueAt: number
}

const insertSubmission = preparedInsert('submission', (db) => ({ number: engineOf(db).nextNumber }))
const insertTrace = preparedInsert('trace')
const insertAttachment = preparedInsert('attachment')

/** What the database tells before a submission is written. */
export interface KnownBefore {
  reference: string
  isAcknowledged: boolean
}

/** Asks what `saveSubmission` needs to know, all at once: the database may be milliseconds away. */
export async function askBefore<F extends Fields>(
  context: ServerContext,
  tx: Tx,
  { form, answers, verdict, canary }: SubmissionInput<F>,
): Promise<KnownBefore> {
  const isEmailed = !canary && !verdict?.quarantine.length
  const [reference, isAcknowledged] = await Promise.all([
    freeReference(tx, form.referencePrefix),
    isEmailed && mayAcknowledge(tx, context, textOf(form, answers, 'address')),
  ])
  return { reference, isAcknowledged }
}

/**
 * Writes everything about a new submission into the caller's transaction: record, attachments, spam trace, emails,
 * webhook and idempotency key. A submission in quarantine gets neither emails nor a webhook, and the email of a canary is
 * sent to nobody. An infected file sets it aside.
 *
 * @param stored the input's files in the attachment store.
 * @param known what `askBefore` said in this transaction.
 */
export async function saveSubmission<F extends Fields>(
  context: ServerContext,
  tx: Tx,
  input: SubmissionInput<F>,
  identity: Identity,
  stored: readonly ScannedFile[],
  known: KnownBefore,
): Promise<Saved> {
  // In order of time, so that rows of one moment stand on the same pages of every index.
  const id = timeOrderedId()
  const now = context.now()
  const token = receiptToken(context.secret, id)
  const infected = infectedSigns(stored)
  const record = recordOf(context, input, infected, now)
  const submission = { ...record, reference: known.reference, id, tokenHash: sha256(token) }

  await insertSubmission(tx, submission)
  const rows = attachmentRows(stored, { submissionId: id })
  for (const row of rows) await insertAttachment(tx, row)
  if (!input.canary) {
    await recordEvent(tx, { submissionId: id, kind: 'received', actor: null, at: now })
    for (const { reason } of infected)
      await recordEvent(tx, { submissionId: id, kind: 'infected', actor: null, at: now, detail: reason })
  }
  const trace = input.verdict?.trace
  if (trace) await insertTrace(tx, { client: trace.client, digest: trace.digest, submissionId: id, at: now })
  if (input.canary) {
    const recipient = context.company.mail[submission.desk]
    await enqueue(tx, [{ kind: 'canary', submissionId: id, recipient }], now)
  } else if (submission.status === 'open') {
    await queueEmails(tx, context, submission, known.isAcknowledged)
    await queueAccepted(tx, context, submission, rows)
  }
  await storeKey(tx, identity, id, now)

  return { reference: submission.reference, receiptToken: token, dueAt: submission.dueAt }
}

function recordOf<F extends Fields>(
  context: ServerContext,
  { form, answers, verdict, notes = [], canary = false }: SubmissionInput<F>,
  infected: readonly QuarantineSign[],
  now: number,
) {
  const { name } = form
  if (!isFormName(name)) throw new Error(`No form of the registry is called ${name}.`)
  const stored = answersToStore(form, answers)
  const address = textOf(form, answers, 'address')
  const quarantine = [...infected, ...(verdict?.quarantine ?? [])]
  const status: SubmissionState = quarantine.length > 0 ? 'quarantined' : 'open'
  return {
    form: name,
    variant: form.variant ?? null,
    desk: FORMS[name].desk,
    title: form.title(answers),
    status,
    lines: JSON.stringify(stored),
    email: address,
    mailbox: mailboxOf(address),
    name: textOf(form, answers, 'name'),
    receivedAt: now,
    dueAt: dueAt(context.company, termOf(form), now),
    openedAt: null,
    ...{ answeredAt: null, answeredBy: null, askedAt: null, firstAnsweredAt: null, askedAddress: null },
    quarantine: JSON.stringify(quarantine),
    notes: JSON.stringify(notes),
    owner: null,
    laterAt: null,
    canary: canary ? 1 : 0,
    // Later, because the search index costs more than all else here (index-submission.ts).
    indexed: 0,
  }
}

/** @throws for a form that promises no reply: without a due time there is no submission. */
export function termOf({ name, promise }: Pick<Form, 'name' | 'promise'>): PromiseTerm {
  if (promise === undefined) throw new Error(`The form ${name} promises no reply, so it is not received.`)
  return promiseOf(promise)
}
