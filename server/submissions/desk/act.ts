import { randomUUID } from 'node:crypto'
import type { DeskOutcome } from '../../../contract/desk/replies.ts'
import type { DeskActionRequest } from '../../../contract/desk/requests.ts'
import type { ServerContext } from '../../context.ts'
import { type Change, changeOf, changeSubmissions, type NewEvent, recordEvent } from '../../database/history.ts'
import { prepared } from '../../database/prepared.ts'
import type { SubmissionTable, Tx } from '../../database/schema.ts'
import { groupCommit, hold } from '../../database/transactions.ts'
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
      const rows = await tx.selectFrom('submission').selectAll().where('id', 'in', ids).execute()
      rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
      return actOn(context, tx, request, rows, actor, batch)
    })
    for (const { reference, skipped } of results) count.add(reference, skipped)
  }
  await inSteps(selection.ids, step, progress)
  return { ok: true, ...count.result(batch) }
}

/** With few statements for all: each is a round trip where the database is on another machine. */
async function actOn(
  context: ServerContext,
  tx: Tx,
  request: DeskActionRequest,
  rows: readonly SubmissionTable[],
  actor: Actor,
  batch: string,
): Promise<{ reference: string; skipped?: Skipped }[]> {
  // PostgreSQL takes no empty list.
  if (rows.length === 0) return []
  const now = context.now()
  const left = request.action === 'answer' ? await lettersLeft(tx, rows) : undefined
  const done: { reference: string; skipped?: Skipped }[] = []
  const changes: Change[] = []
  const events: NewEvent[] = []
  for (const row of rows) {
    const transition = transitionOf(request, row, actor, now, context, left?.get(row.id))
    done.push({ reference: row.reference, skipped: 'reason' in transition ? transition : undefined })
    if ('reason' in transition) continue
    const { kind, set, detail } = transition
    const after = { ...row, ...set }
    await followChange(tx, context, row, after)
    const emails = await emailsFor(context, tx, after, row)
    const person = kind === 'given' ? context.people.find(({ name }) => name === after.owner) : undefined
    emails.push(...(await tellColleague(context, tx, row.id, person, actor)))
    await followAnswer(tx, context, row, after)
    const change = { ...changeOf(row, set), emails }
    changes.push(change)
    events.push({ submissionId: row.id, kind, actor: actor.name, at: now, batch, detail, change })
  }
  await changeSubmissions(tx, changes)
  await recordEvent(tx, ...events)
  return done
}

/** When the desk's last letter left, by submission: of those that one left to since they are waited for. */
async function lettersLeft(tx: Tx, rows: readonly SubmissionTable[]): Promise<Map<string, number>> {
  const since = new Map(rows.map(({ id, receivedAt, askedAt }) => [id, askedAt ?? receivedAt]))
  const letters = await tx
    .selectFrom('message')
    .leftJoin('outbox', 'outbox.id', 'message.id')
    .select(['message.submissionId', 'message.at', 'outbox.sentAt'])
    .where('message.submissionId', 'in', [...since.keys()])
    .where('direction', '=', 'out')
    // A letter of a mail program has no row.
    .where((row) => row.or([row('outbox.state', '=', 'sent'), row('outbox.id', 'is', null)]))
    .orderBy('message.at')
    .execute()
  const inTime = letters.filter(({ submissionId, at }) => at >= (since.get(submissionId) ?? at))
  return new Map(inTime.map(({ submissionId, at, sentAt }) => [submissionId, sentAt ?? at]))
}

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
