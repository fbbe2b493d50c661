import { randomUUID } from 'node:crypto'
import { additionInWords } from '../../contract/fields/addition.ts'
import { ADDED_FILES_MAX, ADDITIONS_MAX } from '../../contract/limits.ts'
import { discard } from '../attachments/stage.ts'
import type { StagedFile } from '../attachments/store.ts'
import type { ServerContext } from '../context.ts'
import { recordEvent } from '../database/history.ts'
import type { AdditionTable, Tx } from '../database/schema.ts'
import { groupCommit, rowCount } from '../database/transactions.ts'
import { enqueue } from '../mail/queue/outbox.ts'
import { sha256 } from '../secret.ts'
import { addAttachments } from './attachment-rows.ts'
import { bringBack } from './back-from-later.ts'
import { IMPLICIT_KEY_MS } from './idempotency.ts'
import { runInTurn } from './in-flight.ts'
import { indexSubmission } from './index-submission.ts'
import { infectedSigns, setAside } from './infected.ts'
import { heldById } from './reference.ts'
import { reopen } from './reopen.ts'
import type { ScannedFile } from './scan-at-receipt.ts'
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
  return storeFiles(context, addition.files, async (stored) => {
    const added = await groupCommit(context.db, (tx) => save(context, tx, { ...addition, files: stored }, digest))
    return { result: added, isUsed: added.status === 'added' && !added.replay }
  })
}

async function save(
  context: ServerContext,
  tx: Tx,
  { submissionId, note, files }: Omit<Addition, 'files'> & { files: readonly ScannedFile[] },
  digest: string,
): Promise<Added> {
  const at = context.now()
  // Additions are counted, and the desk may be answering it at this moment.
  const submission = await heldById(tx, submissionId)
  if (!submission) return { status: 'gone' }
  const earlier = await tx.selectFrom('addition').selectAll().where('submissionId', '=', submissionId).execute()
  // One in the future was stored before the clock was set back.
  if (earlier.some((one) => one.digest === digest && one.at > at - IMPLICIT_KEY_MS)) {
    return { status: 'added', replay: true }
  }
  const attached = tx.selectFrom('attachment').where('submissionId', '=', submissionId)
  const addedFiles = await rowCount(attached.where('additionId', 'is not', null))
  if (earlier.length >= ADDITIONS_MAX || addedFiles + files.length > ADDED_FILES_MAX) return { status: 'full' }

  const reopens = submission.status === 'answered' && submission.canary === 0
  const row: AdditionTable = { id: randomUUID(), submissionId, note, digest, at, reopened: reopens ? 1 : 0 }
  await tx.insertInto('addition').values(row).execute()
  await addAttachments(tx, files, { submissionId, additionId: row.id })
  await indexSubmission(tx, submission)
  if (submission.canary === 1) return { status: 'added', replay: false }

  const detail = additionInWords({ note, files: files.length })
  await recordEvent(tx, { submissionId, kind: 'added', actor: null, at, detail })
  if (reopens) await reopen(context, tx, submission, at, 'The visitor added something.')
  else await bringBack(tx, submission, at, 'The visitor added something.')
  if (reopens || submission.status === 'open') {
    const recipient = context.company.mail[submission.desk]
    await enqueue(tx, [{ kind: 'desk', submissionId, about: row.id, recipient }], at)
  }
  // After the email, which tells of it: the desk knows this request, and must not lose sight of it.
  for (const sign of infectedSigns(files)) await setAside(context, tx, submissionId, sign)
  return { status: 'added', replay: false }
}
