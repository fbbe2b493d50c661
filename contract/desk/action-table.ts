import { DESKS } from '../forms.ts'
import { QUARANTINE_DAYS } from '../limits.ts'
import { quantity } from '../quantity.ts'

/** The states of a submission. */
export const DESK_STATUSES = ['open', 'answered', 'quarantined', 'spam'] as const
export type DeskStatus = (typeof DESK_STATUSES)[number]

/** What a row may say of one action that was done: its parameters. */
interface Done {
  action: string
  desk?: string
  owner?: string
}

/** What a row may say of an event in the history. `by` is " by Ines", or empty for the server and the visitor. */
export interface Past {
  actor: string | null
  detail: string
  by: string
}

export interface ActionRow {
  /** On buttons, in menus, in the palette, the list of keys and staff emails. */
  label: string
  /** On the button for many, where the label speaks of one. */
  labelForMany?: string
  /** A letter, lower case. */
  key?: string
  /** The states in which it may be done. */
  states: readonly DeskStatus[]
  /**
   * Where the screen offers it for one request: `main` before all others, `wide` in the menu of a narrow screen, `owner`
   * with the name of the owner. For many: as a button, or in the menu.
   */
  one: 'main' | 'button' | 'wide' | 'owner'
  many: 'button' | 'menu'
  /** The screen goes on to the next request. */
  leaves?: true
  /** Its event in the history. */
  event: string
  /** The event in words. */
  past: (event: Past) => string
  /** After "Q-7K3M9 is" and "3 are". */
  done: (request: Done) => string
  /** Its command at the command line, and what the help says of it. */
  command: string
  help: string
  /** The option with its parameter: `--to` gives the request's `desk`. */
  option?: { flag: 'to' | 'how'; gives: string; usage: string; missing: string }
  /** Its request has parameters: `requests.ts` has its shape, the desk's `choices.ts` what can be chosen. */
  parameters?: true
  /** The column of a submission that it writes, with its heading. Columns that end in `At` are instants, ms. */
  column: { key: string; heading: string }
}

/**
 * Everything that the staff do to submissions, a row for each action. Buttons, bulk bar, palette, keys, help, command
 * line, history and both exports read it. The rules beyond the states are in `server/submissions/desk/transitions.ts`.
 */
export const ACTIONS = {
  take: {
    ...{ label: 'I take this', labelForMany: 'Take', key: 'i' },
    ...{ states: DESK_STATUSES, one: 'owner', many: 'button' },
    event: 'taken',
    past: ({ actor, detail, by }) =>
      detail && detail !== actor ? `Given to ${detail}${by}` : `${actor ?? 'Somebody'} takes it`,
    done: ({ owner }) => (owner ? `given to ${owner}` : 'taken'),
    ...{ command: 'take', help: 'Become its owner' },
    parameters: true,
    column: { key: 'owner', heading: 'Owner' },
  },
  unassign: {
    label: 'Give back to nobody',
    ...{ states: DESK_STATUSES, one: 'owner', many: 'menu' },
    event: 'unassigned',
    past: ({ by }) => `Nobody’s again${by}`,
    done: () => 'nobody’s again',
    ...{ command: 'unassign', help: 'Nobody’s again' },
    column: { key: 'owner', heading: 'Owner' },
  },
  release: {
    ...{ label: 'Release', key: 'l' },
    ...{ states: ['quarantined', 'spam'], one: 'main', many: 'button', leaves: true },
    event: 'released',
    past: ({ by }) => `Released${by}`,
    done: () => 'released',
    ...{ command: 'release', help: 'Back to the inbox from quarantine or spam, with the letters held back' },
    column: { key: 'status', heading: 'Status' },
  },
  answer: {
    ...{ label: 'Answered', key: 'e' },
    ...{ states: ['open'], one: 'button', many: 'button', leaves: true },
    event: 'answered',
    past: ({ by }) => `Answered${by}`,
    done: () => 'answered',
    ...{ command: 'answer', help: 'Mark as answered' },
    column: { key: 'answeredAt', heading: 'Answered' },
  },
  phone: {
    ...{ label: 'By phone', key: 'p' },
    ...{ states: ['open'], one: 'wide', many: 'menu', leaves: true },
    event: 'phoned',
    past: ({ actor, detail }) => `${actor ?? 'Somebody'} answered by phone: ${detail}`,
    done: () => 'answered by phone',
    ...{ command: 'phoned', help: 'Answered by phone, with a word of how: it counts as an answer' },
    option: { ...{ flag: 'how', gives: 'how', usage: '--how WORDS' }, missing: 'phoned needs --how with a few words.' },
    parameters: true,
    column: { key: 'answeredBy', heading: 'Answered by' },
  },
  reopen: {
    label: 'Reopen',
    ...{ states: ['answered'], one: 'button', many: 'menu' },
    event: 'reopened',
    past: ({ detail, by }) => (detail ? `Open again. ${detail}` : `Open again${by}`),
    done: () => 'open again',
    ...{ command: 'reopen', help: 'Open again' },
    column: { key: 'answeredAt', heading: 'Answered' },
  },
  move: {
    ...{ label: 'Wrong desk', key: 'w' },
    ...{ states: DESK_STATUSES, one: 'wide', many: 'menu' },
    event: 'moved',
    past: ({ detail, by }) => `Moved to ${detail}${by}`,
    done: ({ desk = '' }) => `moved to ${desk}`,
    ...{ command: 'reassign', help: 'To the other desk, which gets the letter' },
    option: {
      ...{ flag: 'to', gives: 'desk', usage: `--to ${DESKS.join('|')}` },
      missing: 'reassign needs --to with the name of a desk.',
    },
    parameters: true,
    column: { key: 'desk', heading: 'Desk' },
  },
  spam: {
    ...{ label: 'Spam', key: 's' },
    ...{ states: ['open', 'quarantined'], one: 'wide', many: 'button', leaves: true },
    event: 'spam',
    past: ({ by }) => `Marked as spam${by}`,
    done: () => 'marked as spam',
    ...{ command: 'spam', help: `Take out of the inbox; erased after ${quantity(QUARANTINE_DAYS, 'day')}` },
    column: { key: 'status', heading: 'Status' },
  },
} as const satisfies Record<string, ActionRow>
