import { randomUUID } from 'node:crypto'
import type { DeskOutcome } from '../../../contract/desk/replies.ts'
import type { DeskActionRequest } from '../../../contract/desk/requests.ts'
import type { ServerContext } from '../../context.ts'
import { changeSubmission, recordEvent } from '../../database/history.ts'
import { prepared } from '../../database/prepared.ts'
import type { SubmissionTable, Tx } from '../../database/schema.ts'
import { groupCommit, hold } from '../../database/transactions.ts'
import { submissionOf } from '../../mail/load-submission.ts'
import { enqueue } from '../../mail/queue/outbox.ts'
import { followAnswer, queueReleased } from '../../webhooks/queue.ts'
import { followChange, GRACE_MS, HELD_BACK, mayAcknowledge, queueEmails } from '../queue-emails.ts'
import type { Actor } from './actor.ts'
import { OutcomeCount, type Skipped } from './outcome.ts'
import { select } from './selection.ts'
import { inSteps, type Progress } from './steps.ts'
import { tellColleague } from './tell-colleague.ts'
import { transitionOf } from './transitions.ts'

export type Acted = ({ ok: true } & DeskOutcome) | { ok: false; problem: string }

/**
 * Does one action to one or many submissions. Screen, command line and signed links all come here.
 *
 * Each submission is looked at again in its transaction, so the second of two people gets `already`. A large selection
 * takes several transactions; all of it has one `undo`.
 *
 * @returns `ok: false` for a filter that cannot be read. Nothing was changed then.
 * @throws what the database throws. Earlier transactions of a large selection stay done, and can be undone.
 */
export async function act(
  context: ServerContext,
  request: DeskActionRequest,
  actor: Actor,
  progress?: Progress,
): Promise<Acted> {
  const selection = await select(context, request.target, actor)
  if (!selection.ok) return selection
  const batch = randomUUID()
  const count = new OutcomeCount()
  for (const reference of selection.unknown) count.add(reference, { reason: 'unknown' })
  const step = async (ids: string[]) => {
    const results = await groupCommit(context.db, async (tx) => {
      // Of two people who take the same submission, the second one sees who has it.
      await hold(tx, 'submission', ids)
      const done: { reference: string; skipped?: Skipped }[] = []
      for (const id of ids) {
        const [row] = await submissionOf(tx, { id })
        if (row) done.push({ reference: row.reference, skipped: await actOn(context, tx, request, row, actor, batch) })
      }
      return done
    })
    for (const { reference, skipped } of results) count.add(reference, skipped)
  }
  await inSteps(selection.ids, step, progress)
  return { ok: true, ...count.result(batch) }
}

async function actOn(
  context: ServerContext,
  tx: Tx,
  request: DeskActionRequest,
  row: SubmissionTable,
  actor: Actor,
  batch: string,
): Promise<Skipped | undefined> {
  const now = context.now()
  const wroteAt = request.action === 'answer' ? await lastLeftAt(tx, row) : undefined
  const transition = transitionOf(request, row, actor, now, context, wroteAt)
  if ('reason' in transition) return transition
  const { kind, set, detail } = transition
  const { after, change } = await changeSubmission(tx, row, set)
  await followChange(tx, context, row, after)
  const emails = await emailsFor(context, tx, after, row)
  if (kind === 'given') {
    const person = context.people.find(({ name }) => name === after.owner)
    emails.push(...(await tellColleague(context, tx, row.id, person, actor)))
  }
  await followAnswer(tx, context, row, after)
  const event = { submissionId: row.id, kind, actor: actor.name, at: now, batch, detail }
  await recordEvent(tx, { ...event, change: { ...change, emails } })
  return undefined
}

/** When the desk's last letter since the request is waited for has left; undefined where none has. */
async function lastLeftAt(tx: Tx, { id, receivedAt, askedAt }: SubmissionTable): Promise<number | undefined> {
  const [letter] = await lastLetter(tx, { id, since: askedAt ?? receivedAt })
  return letter && (letter.sentAt ?? letter.at)
}

// What an action asks of each of thousands is built once.
const lastLetter = prepared((db, { id, since }: { id: string; since: number }) =>
  db
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.id', 'message.id')
    .select(['message.at', 'outbox.sentAt'])
    .where('message.submissionId', '=', id)
    .where('direction', '=', 'out')
    .where('message.at', '>=', since)
    // A letter of a mail program has no row.
    .where((row) => row.or([row('outbox.state', '=', 'sent'), row('outbox.id', 'is', null)]))
    .orderBy('message.at', 'desc')
    .limit(1),
)

const emailsOf = prepared((db, { submissionId }: { submissionId: string }) =>
  db.selectFrom('outbox').select(['kind', 'recipient']).where('submissionId', '=', submissionId),
)

/**
 * Queues what follows from a change: the emails and the webhook that quarantine held back, or the email to another desk,
 * which may have been given the request while it was not open.
 *
 * @returns the ids of the queued emails.
 */
export async function emailsFor(
  context: ServerContext,
  tx: Tx,
  after: SubmissionTable,
  before: SubmissionTable,
): Promise<string[]> {
  const wasOpen = before.status === 'open'
  if (after.status !== 'open' || (wasOpen && after.desk === before.desk)) return []
  const known = await emailsOf(tx, { submissionId: after.id })
  const recipient = context.company.mail[after.desk]
  const nextAt = context.now() + GRACE_MS
  if (!wasOpen && !known.some(({ kind }) => HELD_BACK.includes(kind))) {
    const isAcknowledged = await mayAcknowledge(tx, context, after.email)
    const queued = await queueEmails(tx, context, after, isAcknowledged, nextAt)
    await queueReleased(tx, context, after)
    return queued
  }
  const isTold = known.some((email) => email.kind === 'desk' && email.recipient === recipient)
  if (!wasOpen && isTold) return []
  return enqueue(tx, [{ submissionId: after.id, kind: 'desk', recipient, nextAt }], context.now())
}
