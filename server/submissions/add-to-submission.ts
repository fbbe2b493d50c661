import { randomUUID } from 'node:crypto'
import { additionInWords } from '../../contract/addition.ts'
import { shapeOf } from '../../contract/form.ts'
import { FORMS } from '../../contract/forms.ts'
import { ADDED_FILES_MAX, ADDITIONS_MAX } from '../../contract/limits.ts'
import { discard } from '../attachments/stage.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { groupCommit } from '../database/group-commit.ts'
import { recordEvent } from '../database/history.ts'
import type { AdditionTable, SubmissionTable, Tx } from '../database/schema.ts'
import { enqueue } from '../mail/outbox.ts'
import { sha256 } from '../secret.ts'
import { dueAt } from './due-time.ts'
import { IMPLICIT_KEY_MS } from './idempotency.ts'
import { runInTurn } from './in-flight.ts'
import { indexSubmission } from './index-submission.ts'
import { termOf } from './save-submission.ts'
import { storeFiles } from './store-files.ts'

export interface Addition {
  submissionId: string
  /** Checked; '' for none. */
  note: string
  files: StagedFile[]
}

/**
 * `replay`: the same contents were added within the last ten minutes, and nothing changed. `full`: the submission takes no
 * more. `gone`: it was erased meanwhile. `inFlight`: the same contents are being stored, and that takes long.
 */
export type Added = { status: 'added'; replay: boolean } | { status: 'full' | 'gone' | 'inFlight' }

/**
 * Adds a note and files to a submission: files first, then one transaction with record, search index, history and the
 * email to the desk. It returns when all of it would survive a power cut.
 *
 * An answered submission is open again, and due as if it came now, so that the desk does not miss what was added. In
 * quarantine and spam nobody is emailed and nothing reopens.
 *
 * The staged files are discarded when it returns, except after `full` and `inFlight`: the visitor may want them back.
 *
 * @throws what the disk or the database throws. Nothing was added then.
 */
export async function addToSubmission(context: ServerContext, addition: Addition): Promise<Added> {
  const { submissionId, note, files } = addition
  const digest = sha256(JSON.stringify([note, files.map(({ name, sha256: content }) => [name, content])]))
  const key = `addition:${submissionId}:${digest}`
  const added = await runInTurn(context, key, () => addOnce(context, addition, digest))
  if (added === 'busy') return { status: 'inFlight' }
  if (added.status !== 'full') await Promise.all(files.map(discard))
  return added
}

function addOnce(context: ServerContext, addition: Addition, digest: string): Promise<Added> {
  return storeFiles(context, addition.files, async (storeKeys) => {
    const added = await groupCommit(context.db, (tx) => save(context, tx, addition, digest, storeKeys))
    return { result: added, isUsed: added.status === 'added' && !added.replay }
  })
}

async function save(
  context: ServerContext,
  tx: Tx,
  { submissionId, note, files }: Addition,
  digest: string,
  storeKeys: readonly string[],
): Promise<Added> {
  const at = context.now()
  const submission = await tx.selectFrom('submission').selectAll().where('id', '=', submissionId).executeTakeFirst()
  if (!submission) return { status: 'gone' }
  const earlier = await tx.selectFrom('addition').selectAll().where('submissionId', '=', submissionId).execute()
  // One in the future was stored before the clock was set back.
  if (earlier.some((one) => one.digest === digest && one.at > at - IMPLICIT_KEY_MS)) {
    return { status: 'added', replay: true }
  }
  const attached = await tx
    .selectFrom('attachment')
    .select(['position', 'additionId'])
    .where('submissionId', '=', submissionId)
    .execute()
  const addedFiles = attached.filter(({ additionId }) => additionId !== null).length
  if (earlier.length >= ADDITIONS_MAX || addedFiles + files.length > ADDED_FILES_MAX) return { status: 'full' }

  const reopens = submission.status === 'answered' && submission.canary === 0
  const row: AdditionTable = { id: randomUUID(), submissionId, note, digest, at, reopened: reopens ? 1 : 0 }
  await tx.insertInto('addition').values(row).execute()
  await attach(tx, row, files, storeKeys, Math.max(-1, ...attached.map(({ position }) => position)) + 1)
  await indexSubmission(tx, submission)
  if (submission.canary === 1) return { status: 'added', replay: false }

  const detail = additionInWords({ note, files: files.length })
  await recordEvent(tx, { submissionId, kind: 'added', actor: null, at, detail })
  if (reopens) await reopen(context, tx, submission, at)
  if (reopens || submission.status === 'open') {
    const recipient = context.company.mail[submission.desk]
    await enqueue(tx, [{ kind: 'desk', submissionId, about: row.id, recipient }], at)
  }
  return { status: 'added', replay: false }
}

async function attach(
  tx: Tx,
  { id, submissionId }: AdditionTable,
  files: readonly StagedFile[],
  storeKeys: readonly string[],
  /** The position of the first one. */
  first: number,
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ field, name, kind, size, sha256 }, index) => {
    const key = storeKeys[index]
    if (key === undefined) throw new Error('A file was not stored before its addition.')
    return { submissionId, position: first + index, field, name, kind, bytes: size, sha256, key, additionId: id }
  })
  await tx.insertInto('attachment').values(rows).execute()
}

/** The desk may undo it, such as after a note that only says thanks: then the first answer counts again. */
async function reopen(context: ServerContext, tx: Tx, submission: SubmissionTable, at: number): Promise<void> {
  const { id, form, variant } = submission
  const term = termOf(shapeOf(FORMS[form], variant ?? undefined))
  const after = { status: 'open' as const, answeredAt: null, dueAt: dueAt(context.company, term, at) }
  const before = { status: submission.status, answeredAt: submission.answeredAt, dueAt: submission.dueAt }
  await tx.updateTable('submission').set(after).where('id', '=', id).execute()
  await recordEvent(tx, {
    ...{ submissionId: id, kind: 'reopened', actor: null, at, batch: randomUUID() },
    detail: 'The visitor added something.',
    change: { table: 'submission', id, before, after },
  })
}
