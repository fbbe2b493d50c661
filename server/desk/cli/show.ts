import { megabytes } from '../../../contract/fields/upload.ts'
import { isLocked } from '../../../contract/scan.ts'
import { momentInWords, momentOf } from '../../../contract/time/moment.ts'
import { parseSigns, parseTexts } from '../../database/json-columns.ts'
import { checksOf } from '../../submissions/desk/file-checks.ts'
import { findLoaded } from '../../submissions/desk/list.ts'
import type { Loaded } from '../../submissions/desk/loaded.ts'
import { recordInJson } from '../../submissions/desk/record-json.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused, table } from './output.ts'

/** One submission, whole. It is not opened by that: who reads it in the shell may be a program, or not of the desk. */
export async function showOne({ context, flags, args }: Command): Promise<CommandResult> {
  const [reference] = args
  if (!reference || args.length > 1) return misused('show takes one reference.')
  const loaded = await findLoaded(context, reference)
  if (!loaded) return refused(`There is no ${reference}.`)
  if (flags.json) return json(recordInJson(loaded, context.store.placeOf))
  return { out: inFull(loaded, context.company.timeZone, context.store.placeOf) }
}

function inFull(
  { submission, answers, attachments, additions, notes }: Loaded,
  timeZone: string,
  placeOf: (key: string) => string,
): string {
  const moment = (ms: number | null) => (ms === null ? 'not yet' : momentInWords(momentOf(ms, timeZone)))
  const facts = [
    ['Status', submission.status],
    ['Desk', submission.desk],
    ['Owner', printable(submission.owner ?? 'nobody')],
    ['Received', moment(submission.receivedAt)],
    ['Due', moment(submission.dueAt)],
    ['Opened', moment(submission.openedAt)],
    ['Answered', moment(submission.answeredAt)],
    ...parseSigns(submission.quarantine).map(({ reason }) => ['Quarantine', printable(reason)]),
    ...parseTexts(submission.notes).map((remark) => ['Remark', printable(remark)]),
  ]
  const short = answers
    .filter((one) => !one.long)
    .map(({ label, shown }) => [label, printable(shown) || 'Not provided'])
  const long = answers
    .filter((one) => one.long && one.shown)
    .map(({ label, shown }) => `${label}:\n${printable(shown)}`)
  const files = attachments.map((file) => [
    ...[printable(file.name), megabytes(file.bytes), isLocked(file.scan) ? 'locked' : placeOf(file.key)],
    [file.additionId === null ? '' : 'added later', ...checksOf(file)].filter((text) => text !== '').join('; '),
  ])
  return [
    `${submission.reference}  ${submission.title}`,
    table(facts),
    table(short),
    ...long,
    ...additions.filter(({ note }) => note !== '').map(({ note, at }) => `Added ${moment(at)}:\n${printable(note)}`),
    ...(files.length > 0 ? [`Files:\n${table(files)}`] : []),
    ...notes.map(({ author, at, text }) => `Note by ${printable(author)}, ${moment(at)}:\n${printable(text)}`),
  ].join('\n\n')
}
