import { durationInShort } from '../../../contract/time/duration.ts'
import { statusCounts } from '../../database/overview.ts'
import { csvOf } from '../../submissions/desk/csv.ts'
import { alertOf } from '../../submissions/desk/items.ts'
import { eachLoaded } from '../../submissions/desk/list.ts'
import type { Loaded } from '../../submissions/desk/loaded.ts'
import { jsonOf } from '../../submissions/desk/record-json.ts'
import type { Command } from './command.ts'
import { filterOf } from './filter.ts'
import { type CommandResult, misused, printable, safeJson, table } from './output.ts'

/** Rows of one table. More are only counted. */
const ROWS_MAX = 1_000

/** What is open, or what the filter says. */
export function list(command: Command): Promise<CommandResult> {
  if (command.args.length > 0) return Promise.resolve(misused('list takes no reference. For words: search TEXT.'))
  return show(command, { ...command.flags, status: command.flags.status.length > 0 ? command.flags.status : ['open'] })
}

/** Everything that has these words, whatever its status. */
export function search(command: Command): Promise<CommandResult> {
  const text = command.args.join(' ')
  if (text === '') return Promise.resolve(misused('search takes some words.'))
  return show(command, { ...command.flags, text, sort: command.flags.sort ?? 'open' })
}

/** Exactly the filtered submissions, as CSV or JSON, whatever their status. */
export async function exportAll({ context, flags, args, actor }: Command): Promise<CommandResult> {
  if (args.length > 0 || flags.csv === flags.json) return misused('export takes --csv or --json, and a filter.')
  const read = filterOf(flags, context.company.timeZone)
  if ('problem' in read) return misused(read.problem)
  const records = eachLoaded(context, { filter: read.filter, me: actor.name, now: context.now() })
  return { stream: flags.csv ? csvOf(records) : escaped(jsonOf(records, context.store.placeOf)) }
}

async function show(command: Command, flags: Command['flags']): Promise<CommandResult> {
  const { context, actor } = command
  const read = filterOf(flags, context.company.timeZone)
  if ('problem' in read) return misused(read.problem)
  const records = eachLoaded(context, { filter: read.filter, me: actor.name, now: context.now() })
  if (flags.json) return { stream: escaped(jsonOf(records, context.store.placeOf)) }
  const rows: string[][] = []
  let total = 0
  for await (const record of records) {
    total += 1
    if (rows.length < ROWS_MAX) rows.push(rowOf(record, context.now()))
  }
  const more = await hints(command, read.filter.status, total)
  if (total === 0) return { out: [nothing(flags), ...more].join('\n') }
  const heading = ['REF', 'DUE', 'DESK', 'STATUS', 'OWNER', 'FILES', 'WHAT', 'FROM']
  return { out: [table([heading, ...rows]), ...more].join('\n') }
}

function nothing({ text, status }: Command['flags']): string {
  if (text !== undefined) return `Nothing has "${printable(text)}".`
  const [one] = status
  return one === undefined || one === 'all' || status.length > 1 ? 'Nothing here.' : `Nothing is ${one}.`
}

async function hints({ context }: Command, status: readonly string[], total: number): Promise<string[]> {
  const quarantined = String(status) === 'open' ? (await statusCounts(context.db)).get('quarantined') : 0
  return [
    ...(total > ROWS_MAX ? [`${total - ROWS_MAX} more are not shown: narrow the filter, or export --csv.`] : []),
    ...(quarantined ? [`In quarantine: ${quarantined}. See them: list --status quarantined`] : []),
  ]
}

function rowOf({ submission, attachments }: Loaded, now: number): string[] {
  const { reference, dueAt, desk, status, owner, title, name, email } = submission
  const left = dueAt - now
  const due = status === 'open' ? `${durationInShort(Math.abs(left))}${left < 0 ? ' over' : ''}` : ''
  return [
    reference,
    due,
    desk,
    status,
    printable(owner ?? ''),
    filesInWords(attachments),
    title,
    printable(`${name} <${email}>`),
  ]
}

/** "2", and what is wrong with them: "2, infected". */
function filesInWords(attachments: Loaded['attachments']): string {
  if (attachments.length === 0) return ''
  const alert = alertOf(attachments)
  return alert ? `${attachments.length}, ${alert}` : String(attachments.length)
}

async function* escaped(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) yield safeJson(piece)
}
