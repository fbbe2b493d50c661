import type { Fields } from '../../contract/form.ts'
import { discard } from '../attachments/stage.ts'
import type { ServerContext } from '../context.ts'
import type { Tx } from '../database/schema.ts'
import { groupCommit } from '../database/transactions.ts'
import { receiptToken, tokenOfHash } from '../secret.ts'
import { findEarlier, type Identity, identify } from './idempotency.ts'
import { runInTurn } from './in-flight.ts'
import { askBefore, type Saved, saveSubmission } from './save-submission.ts'
import { storeFiles } from './store-files.ts'
import type { SubmissionInput } from './submission-input.ts'

export type Received =
  /** `replay`: the same submission was stored before; this is its first answer again. */
  | (Saved & { status: 'accepted'; replay: boolean })
  /** The same key is being stored at this moment, and takes longer than we wait. */
  | { status: 'inFlight' }
  /** The same key came with other contents. */
  | { status: 'keyReused' }

/**
 * Accepts one submission: record, files, emails and key together, or nothing. It returns when all of it would survive
 * a power cut.
 *
 * What is accepted has discarded its staged files. Otherwise, and when it throws, the caller keeps or discards them.
 *
 * @throws what the disk or the database throws. The caller answers 503 or 507, and the visitor may send again with the
 * same key.
 */
export async function receive<F extends Fields>(context: ServerContext, input: SubmissionInput<F>): Promise<Received> {
  const identity = identify(input)
  const received = await runInTurn(context, identity.key, () => receiveOnce(context, input, identity))
  if (received === 'busy') return { status: 'inFlight' }
  if (received.status === 'accepted') await Promise.all(input.files.map(discard))
  return received
}

async function receiveOnce<F extends Fields>(
  context: ServerContext,
  input: SubmissionInput<F>,
  identity: Identity,
): Promise<Received> {
  // The lookup is repeated with the insert. This one only avoids storing the files twice. It is a commit, too, because
  // the first answer's commit may not be synced yet.
  const before =
    input.files.length > 0
      ? await groupCommit(context.db, (tx) => replayOf(context, tx, identity), { isShared: true })
      : undefined
  if (before) return before

  return storeFiles(context, input.files, async (stored) => {
    const store = async (tx: Tx): Promise<Received> => {
      // Another process may have stored the same form in the meantime.
      const [meanwhile, known] = await Promise.all([replayOf(context, tx, identity), askBefore(context, tx, input)])
      if (meanwhile) return meanwhile
      const saved = await saveSubmission(context, tx, input, identity, stored, known)
      return { status: 'accepted', ...saved, replay: false }
    }
    const received = await groupCommit(context.db, store, { isShared: true })
    return { result: received, isUsed: received.status === 'accepted' && !received.replay }
  })
}

async function replayOf(context: ServerContext, tx: Tx, identity: Identity): Promise<Received | undefined> {
  const earlier = await findEarlier(tx, identity, context.now())
  if (!earlier) return undefined
  if (earlier.digest !== identity.digest) return { status: 'keyReused' }
  const { id, reference, dueAt, tokenHash } = earlier
  const token = tokenOfHash(context, tokenHash, (secret) => receiptToken(secret, id))
  return { status: 'accepted', reference, receiptToken: token, dueAt, replay: true }
}
