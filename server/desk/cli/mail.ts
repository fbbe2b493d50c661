import type { DeskEmail } from '../../../contract/desk/replies.ts'
import { listIncoming } from '../../mail-in/incoming-list.ts'
import type { Actor } from '../../submissions/desk/actor.ts'
import { dismissEmail } from '../../submissions/desk/dismiss-email.ts'
import { listEmails, resendEmail } from '../../submissions/desk/emails.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused, table } from './output.ts'

export async function mail({ context, args, flags, actor }: Command): Promise<CommandResult> {
  const [action, id, ...rest] = args
  if (action === 'resend' && id && rest.length === 0) return again(context, id, actor, flags.to)
  if (action === 'dismiss' && id && rest.length === 0) return settled(context, id, actor)
  if (action === 'in' && id === undefined) return cameIn(context, flags.json)
  if (action !== undefined) return misused('mail takes nothing, or: mail in, mail resend ID, mail dismiss ID.')

  const found = await listEmails(context, { failed: flags.failed })
  if (flags.json) return json(found)
  if (found.length === 0) return { out: flags.failed ? 'No letter and no webhook has failed.' : 'No letters yet.' }
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

async function cameIn(context: Command['context'], asJson: boolean): Promise<CommandResult> {
  const found = await listIncoming(context)
  if (asJson) return json(found)
  if (found.length === 0) return { out: 'No email has come in.' }
  const rows = found.map(({ at, reference, outcome, copies, sender, subject, detail }) => [
    ...[at.slice(0, 16), reference ?? '-', outcome, String(copies), printable(sender)],
    [subject, detail].filter(Boolean).map(printable).join(': '),
  ])
  return { out: table([['CAME', 'REF', 'WHAT', 'COPIES', 'FROM', 'SUBJECT'], ...rows]) }
}

async function again(context: Command['context'], id: string, actor: Actor, to?: string): Promise<CommandResult> {
  const resent = await resendEmail(context, id, actor, to)
  if (resent.status === 'queued') return { out: `The ${named(resent.email)} is queued again.` }
  const fixed = 'Only the address of a letter to a visitor can be corrected.'
  return refused({ ...noneOf(id), fixed, address: `${to} is no mail address.` }[resent.status])
}

/** Why an ID names no letter. */
function noneOf(id: string) {
  return { ambiguous: `More than one letter's ID begins with ${id}.`, unknown: `There is no letter ${id}.` }
}

/** `dismiss ID`, the same as `mail dismiss ID`. */
export function dismiss(command: Command): Promise<CommandResult> {
  if (command.args.length !== 1) return Promise.resolve(misused('dismiss takes one ID.'))
  return mail({ ...command, args: ['dismiss', ...command.args] })
}

async function settled(context: Command['context'], id: string, actor: Actor): Promise<CommandResult> {
  const done = await dismissEmail(context, id, actor)
  if (done.status !== 'done')
    return refused({ ...noneOf(id), already: `${id} was not given up: nothing changed.` }[done.status])
  const resending = `mail resend ${done.email.id.slice(0, 8)}`
  return { out: `The ${named(done.email)} is dismissed. To send it after all: ${resending}` }
}

function named({ kind, reference }: DeskEmail): string {
  return `${kind === 'webhook' ? 'webhook' : `${kind} letter`}${reference ? ` of ${reference}` : ''}`
}
