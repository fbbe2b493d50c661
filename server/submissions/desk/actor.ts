import { DESKS } from '../../../contract/forms.ts'

/** Who does something at the desk: a person's cleaned name, or what stands for one, such as a signed link. */
export interface Actor {
  name: string
}

const COMMAND_LINE = 'command line'

/** Whoever pressed the signed link in an email to a desk, and was not asked for a name. */
export function mailboxActor(desk: string): Actor {
  return { name: `${desk} mailbox` }
}

/** An account of the machine on which a command was given; '' where it has no name. */
export function accountActor(account: string): Actor {
  return { name: account === '' ? COMMAND_LINE : `${account}, ${COMMAND_LINE}` }
}

/** Whether a name in the history is a person's: somebody to whom a request can be given. */
export function isPerson(name: string): boolean {
  return !name.endsWith(COMMAND_LINE) && DESKS.every((desk) => name !== mailboxActor(desk).name)
}
