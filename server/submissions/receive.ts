import type { Fields } from '../../contract/form.ts'
import { discard } from '../attachments/stage.ts'
import type { ServerContext } from '../context.ts'
import type { Tx } from '../database/schema.ts'
import { groupCommit } from '../database/transactions.ts'
import { linkToken } from '../mail/links.ts'
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
  const answer = await answerOf(context, received)
  if (answer.status === 'accepted') await Promise.all(input.files.map(discard))
  return answer
}

/** What `receiveOnce` found or did. The answer to a replay is made after the commit: its link may need queries of its own. */
type Outcome = Received | { status: 'replay'; id: string; tokenHash: string; reference: string; dueAt: number }

async function receiveOnce<F extends Fields>(
  context: ServerContext,
  input: SubmissionInput<F>,
  identity: Identity,
): Promise<Outcome> {
  // The lookup is repeated with the insert. This one only avoids storing the files twice. It is a commit, too, because
  // the first answer's commit may not be synced yet.
  const before =
    input.files.length > 0
      ? await groupCommit(context.db, (tx) => replayOf(context, tx, identity), { isShared: true })
      : undefined
  if (before) return before

  return storeFiles(context, input.files, async (stored) => {
    const store = async (tx: Tx): Promise<Outcome> => {
      // Another process may have stored the same form in the meantime.
      const [meanwhile, known] = await Promise.all([replayOf(context, tx, identity), askBefore(context, tx, input)])
      if (meanwhile) return meanwhile
      const saved = await saveSubmission(context, tx, input, identity, stored, known)
      return { status: 'accepted', ...saved, replay: false }
    }
    const received = await groupCommit(context.db, store, { isShared: true })
    return { result: received, isUsed: received.status === 'accepted' }
  })
}

async function replayOf(context: ServerContext, tx: Tx, identity: Identity): Promise<Outcome | undefined> {
  const earlier = await findEarlier(tx, identity, context.now())
  if (!earlier) return undefined
  const isSame = [identity.digest, identity.earlierDigest].includes(earlier.digest)
  return isSame ? { status: 'replay', ...earlier } : { status: 'keyReused' }
}

async function answerOf(context: ServerContext, outcome: Outcome): Promise<Received> {
  if (outcome.status !== 'replay') return outcome
  const { reference, dueAt } = outcome
  const receiptToken = await linkToken(context, 'submission', outcome)
  return { status: 'accepted', reference, receiptToken, dueAt, replay: true }
}
