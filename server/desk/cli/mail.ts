import { listOutbox, type OutboxEmail } from '../../mail/manage-outbox.ts'
import type { Actor } from '../../submissions/desk/actor.ts'
import { resendEmail } from '../../submissions/desk/emails.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused, table } from './output.ts'

export async function mail({ context, args, flags, actor }: Command): Promise<CommandResult> {
  const [action, id, ...rest] = args
  if (action === 'resend' && id && rest.length === 0) return again(context, id, actor, flags.to)
  if (action !== undefined) return misused('mail takes nothing, or: mail resend ID.')

  const found = await listOutbox(context.db, { failed: flags.failed })
  if (flags.json) return json(found.map(inJson))
  if (found.length === 0) return { out: flags.failed ? 'No letter has failed.' : 'No letters yet.' }
  const rows = found.map(({ id, reference, kind, state, attempts, recipient, lastError }) => [
    id.slice(0, 8),
    reference ?? '-',
    kind,
    state,
    String(attempts),
    printable(recipient),
    printable(lastError ?? ''),
  ])
  return { out: table([['ID', 'REF', 'KIND', 'STATE', 'TRIES', 'TO', 'LAST ERROR'], ...rows]) }
}

async function again(
  context: Command['context'],
  id: string,
  actor: Actor,
  recipient?: string,
): Promise<CommandResult> {
  const resent = await resendEmail(context, id, actor, recipient)
  switch (resent.status) {
    case 'queued':
      return {
        out: `The ${resent.email.kind} letter${resent.email.reference ? ` of ${resent.email.reference}` : ''} is queued again.`,
      }
    case 'ambiguous':
      return refused(`More than one letter's ID begins with ${id}.`)
    case 'unknown':
      return refused(`There is no letter ${id}.`)
    case 'fixed':
      return refused('Only the address of a letter to a visitor can be corrected.')
    case 'address':
      return refused(`${recipient} is no mail address.`)
  }
}

function inJson({
  id,
  reference,
  kind,
  state,
  recipient,
  attempts,
  createdAt,
  nextAt,
  sentAt,
  lastError,
}: OutboxEmail) {
  return {
    id,
    reference,
    kind,
    state,
    recipient,
    attempts,
    createdAt: new Date(createdAt).toISOString(),
    nextAt: state === 'waiting' ? new Date(nextAt).toISOString() : null,
    sentAt: sentAt === null ? null : new Date(sentAt).toISOString(),
    lastError,
  }
}
