import { DESKS, formOf } from '../../contract/forms.ts'
import type { StaffLinkPage } from '../../contract/page.ts'
import type { ServerContext } from '../context.ts'
import type { SubmissionTable } from '../database/schema.ts'
import { readLink } from '../signed-link.ts'
import { act } from './desk/act.ts'
import { mailboxActor } from './desk/actor.ts'
import { type AttachmentFile, type LockedFile, openAttachment } from './receipt.ts'

/**
 * Looks up a signed link and changes nothing, because mail scanners open links. Undefined for a forged token, for a
 * file's link, and after the submission was erased.
 */
export async function findStaffLink(
  context: ServerContext,
  token: string,
): Promise<Omit<StaffLinkPage, 'path'> | undefined> {
  const link = readLink([context.secret, ...context.earlierSecrets], token)
  if (!link || link.action === 'file') return undefined
  const known = context.db.selectFrom('submission').selectAll().where('id', '=', link.submissionId)
  const submission = await known.executeTakeFirst()
  if (!submission) return undefined
  const { reference, desk, owner, receivedAt, dueAt, openedAt, answeredAt } = submission
  const toDesk = DESKS[link.position] ?? desk
  const { action } = link
  const state = link.expiresAt <= context.now() ? 'expired' : stateOf(action, submission, toDesk)
  const times = { receivedAt, dueAt, openedAt, answeredAt }
  return { action, state, reference, called: formOf(submission).called, desk, toDesk, owner, ...times }
}

/**
 * Does what the link is for, by the use case of the desk. Where its page asks nothing, nothing changes.
 *
 * @param person the cleaned name of who takes it; '' where the page asks for none.
 */
export async function followStaffLink(context: ServerContext, token: string, person: string): Promise<void> {
  const found = await findStaffLink(context, token)
  if (found?.state !== 'ask') return
  const target = { references: [found.reference] }
  const actor = person === '' ? mailboxActor(found.desk) : { name: person }
  const { action } = found
  const desk = DESKS.find((one) => one === found.toDesk)
  if (action === 'answer' || action === 'spam') await act(context, { action, target }, actor)
  // Of two people who press at the same moment the first gets it. The page tells the other who that is.
  if (action === 'take' && person !== '') await act(context, { action, target, onlyIfFree: true }, actor)
  if (action === 'move' && desk) await act(context, { action, target, desk }, actor)
}

/** The attachment behind a signed link. Undefined for a forged token, an expired one, and for an erased submission. */
export async function staffFile(
  context: ServerContext,
  token: string,
): Promise<AttachmentFile | LockedFile | undefined> {
  const link = readLink([context.secret, ...context.earlierSecrets], token)
  if (link?.action !== 'file' || link.expiresAt <= context.now()) return undefined
  return openAttachment(context, link.submissionId, link.position)
}

/** A link never overrules the desk. A submission in quarantine is released first, on purpose. */
function stateOf(
  action: StaffLinkPage['action'],
  { status, owner, desk }: SubmissionTable,
  toDesk: string,
): StaffLinkPage['state'] {
  if (action === 'answer' && status === 'answered') return 'done'
  if (action === 'spam' && status === 'spam') return 'done'
  if (action === 'move' && desk === toDesk) return 'done'
  if (status !== 'open') return status
  return action === 'take' && owner !== null ? 'done' : 'ask'
}
