import { DESK_ACTIONS, type DeskAction } from '../../../contract/desk/actions.ts'
import { readLater } from '../../../contract/desk/later.ts'
import { type DeskOutcome, SKIP_WORDS } from '../../../contract/desk/replies.ts'
import {
  actionRequest,
  type DeskTarget,
  noteRequest,
  readRequest,
  SELECTION_MAX,
} from '../../../contract/desk/requests.ts'
import { megabytes } from '../../../contract/fields/upload.ts'
import { quantity } from '../../../contract/quantity.ts'
import { act } from '../../submissions/desk/act.ts'
import { erase, previewErasure } from '../../submissions/desk/erase.ts'
import { addNote } from '../../submissions/desk/notes.ts'
import { undo } from '../../submissions/desk/undo.ts'
import type { Command } from './command.ts'
import { filterOf } from './filter.ts'
import { type CommandResult, json, misused, printable, refused } from './output.ts'

/** The command of an action: with references, or with `--all` for everything that the filter has. */
export function actionCommand(action: DeskAction): (command: Command) => Promise<CommandResult> {
  return async (command) => {
    const { context, actor, flags } = command
    const target = targetOf(command)
    if ('problem' in target) return misused(target.problem)
    const { option, done } = DESK_ACTIONS[action]
    const value = option && given(option.flag, command)
    const parameter = option && { [option.gives]: value }
    const late = action === 'later' && flags.late ? { evenLate: true } : {}
    const read = readRequest(actionRequest, { action, target: target.target, ...parameter, ...late })
    if (!read.ok) return misused(option && value === undefined ? option.missing : read.problem)
    if (flags.all && !(await command.confirm(`${action} everything that this filter has?`))) return unconfirmed()
    const outcome = await act(context, read.value, actor)
    return outcome.ok ? told(outcome, done(read.value), command) : misused(outcome.problem)
  }
}

/** What an option gives: `--until` is a moment, in words or as a date. */
function given(flag: 'to' | 'until' | 'how', { flags, context }: Command): string | null | undefined {
  if (flag !== 'until' || flags.until === undefined) return flags[flag]
  const at = readLater(flags.until, context.now(), context.company)
  return typeof at === 'number' ? new Date(at).toISOString() : at
}

export async function undoOne(command: Command): Promise<CommandResult> {
  const [id] = command.args
  if (!id || command.args.length > 1) return misused('undo takes the id that an action printed.')
  const outcome = await undo(command.context, id, command.actor)
  if (outcome.changed + outcome.skipped === 0) return refused('There is nothing to undo under this id.')
  return told(outcome, 'as before', command)
}

export async function note({ context, args, actor }: Command): Promise<CommandResult> {
  const [reference, ...words] = args
  const read = readRequest(noteRequest, { text: words.join(' ') })
  if (!reference || words.length === 0) return misused('note takes a reference and a text.')
  if (!read.ok) return misused(read.problem)
  const noted = await addNote(context, reference, read.value.text, actor)
  if (!noted.ok) return refused(`There is no ${reference}.`)
  return { out: `${noted.reference} has the note. Undo: undo ${noted.undo}` }
}

/** Asks first, and says what goes. */
export async function eraseSome(command: Command): Promise<CommandResult> {
  const { context, actor } = command
  const target = targetOf(command)
  if ('problem' in target) return misused(target.problem)
  const goes = await previewErasure(context, target.target, actor)
  if (!goes) return misused('This filter cannot be read.')
  if (goes.submissions === 0)
    return refused(command.args[0] ? `There is no ${command.args[0]}.` : 'The filter has nothing.')
  const names = goes.sample.map(({ reference, name }) => `${reference} ${printable(name)}`).join(', ')
  const what = `${quantity(goes.submissions, 'submission')} (${names}${goes.submissions > goes.sample.length ? ', …' : ''}), ${quantity(goes.files, 'file')} of ${megabytes(goes.bytes)}, ${quantity(goes.emails, 'letter')}, ${quantity(goes.notes, 'note')}`
  if (!(await command.confirm(`Erase for good: ${what}?`))) return unconfirmed(`This erases ${what}.`)
  const erased = await erase(context, target.target, goes.submissions, actor)
  if (erased.status !== 'erased') return refused('The selection changed meanwhile. Nothing was erased.')
  const many = `${quantity(erased.submissions, 'submission')} are erased, their`
  const one = goes.submissions === 1 ? goes.sample[0]?.reference : '1 submission'
  const gone = erased.submissions === 1 ? `${one} is erased, its` : many
  return { out: `${gone} files and letters too.` }
}

function targetOf({ args, flags, context }: Command): { target: DeskTarget } | { problem: string } {
  if (args.length > SELECTION_MAX) return { problem: `At most ${SELECTION_MAX} references; use a filter with --all.` }
  const read = filterOf(flags, context.company.timeZone)
  if ('problem' in read) return read
  if (args.length > 0 && !flags.all && read.query === '') return { target: { references: args } }
  if (args.length > 0 || !flags.all) return { problem: 'Name references, or a filter with --all.' }
  if (read.query === '') return { problem: '--all needs a filter, such as --status open.' }
  return { target: { filter: read.query } }
}

function told(outcome: DeskOutcome, done: string, { args, flags }: Command): CommandResult {
  const { changed, skipped, reasons, references } = outcome
  const exitCode = changed === 0 ? 1 : 0
  if (flags.json) return { ...json(outcome), exitCode }
  const undoHint = outcome.undo ? `Undo: undo ${outcome.undo}` : ''
  const problems = reasons.map(
    ({ reference, reason }) => `${reference || args[0]} ${SKIP_WORDS[reason]}: nothing changed.`,
  )
  const more = skipped > reasons.length ? [`${skipped - reasons.length} more were left as they are.`] : []
  const problem = [...problems, ...more].join('\n')
  if (changed === 0) return { problem: problem || 'The filter has nothing.', exitCode }
  const subject = changed === 1 ? `${references[0]} is` : `${changed} are`
  return { out: `${subject} ${done}. ${undoHint}`, ...(problem && { problem }), exitCode }
}

function unconfirmed(what = ''): CommandResult {
  return { problem: `${what} Nothing was done: add --yes to do it.`.trim(), exitCode: 1 }
}
