import { COUNTRIES } from '../../../contract/fields/countries.ts'
import type { Role } from '../../../contract/fields/field.ts'
import { ALL_FORMS, roleOf } from '../../../contract/forms.ts'
import { parseSigns, parseTexts } from '../../database/json-columns.ts'
import type { AdditionTable, AttachmentTable } from '../../database/schema.ts'
import { columnOf, FIRST_COLUMNS, LAST_COLUMNS } from './export-columns.ts'
import { checksOf } from './file-checks.ts'
import { instant } from './instant.ts'
import type { Loaded } from './loaded.ts'

/** Spreadsheets read a file without it in a national encoding. */
export const BYTE_ORDER_MARK = '\ufeff'

/** Answers with one of these have a column of their own under another name. */
const TOLD: readonly (Role | undefined)[] = ['address', 'name']

/** Keys and headings of all answers that any form asks for. The first form that has a key names it. */
const ANSWERS = answerColumns()

const HEADINGS = [
  ...Object.values(FIRST_COLUMNS),
  ...[...ANSWERS.values()],
  ...['Other answers', 'Files', 'Notes', 'Remarks', 'Quarantine', 'Added by the visitor', 'File checks', 'Messages'],
  ...LAST_COLUMNS.map(({ heading }) => heading),
]

/**
 * Submissions as CSV (RFC 4180, UTF-8 with a byte order mark), in pieces. What a spreadsheet would take for a formula has an
 * apostrophe before it.
 */
export async function* csvOf(records: AsyncIterable<Loaded>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADINGS)
  for await (const record of records) yield csvLine(cellsOf(record))
}

/** One line with its line break. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(',')}\r\n`
}

function cellsOf({ submission, answers, attachments, additions, messages, notes }: Loaded): string[] {
  const known = new Map(answers.map(({ key, value, shown }) => [key, shown || value]))
  const others = answers.filter(({ key }) => !ANSWERS.has(key) && !TOLD.includes(roleOf(submission, key)))
  return [
    ...FIRST_KEYS.map((key) => columnOf(submission, key) ?? ''),
    ...[...ANSWERS.keys()].map((key) => known.get(key) ?? ''),
    others.map(({ label, value, shown }) => `${label}: ${shown || value}`).join('\n'),
    attachments.map((file) => file.name).join('\n'),
    notes.map(({ author, at, text }) => `${author}, ${instant(at)}: ${text}`).join('\n'),
    parseTexts(submission.notes).join('\n'),
    parseSigns(submission.quarantine)
      .map(({ reason }) => reason)
      .join('\n'),
    additions.map((addition) => `${instant(addition.at)}: ${addedInWords(addition, attachments)}`).join('\n'),
    attachments.flatMap((file) => checksOf(file).map((check) => `${file.name}: ${check}`)).join('\n'),
    messages.map(({ author, at, text }) => `${author}, ${instant(at)}: ${text}`).join('\n\n'),
    ...LAST_COLUMNS.map(({ key }) => columnOf(submission, key) ?? ''),
  ]
}

const FIRST_KEYS = Object.keys(FIRST_COLUMNS)

/** The note, and the names of the files that came with it. */
function addedInWords({ id, note }: AdditionTable, attachments: readonly AttachmentTable[]): string {
  const files = attachments.filter(({ additionId }) => additionId === id).map(({ name }) => name)
  return [...(note === '' ? [] : [note]), ...files].join(', ')
}

/**
 * What begins with one of these is calculated by spreadsheets, or sent to other programs. A spreadsheet that separates by
 * semicolons or tabs begins a cell in the middle of ours, and knows no quotes there. The signs may be full width.
 */
const BEGINNING = /([;\t\r\n]["\s]*)([=+\-@＝＋－＠])?/gu

/**
 * A telephone number stays one: an apostrophe before its plus would be imported with it, and without one spreadsheets
 * subtract its groups. In "(+1) 419-555-0137" nobody finds a formula, and everybody the number.
 */
function harmless(cell: string): string {
  if (PHONE.test(cell)) return cell.replace(dialCodeOf(cell), (code) => `(${code}) `).replace(/\) +/, ') ')
  // A cell begins as what follows a semicolon. Each run is read once: it matches without a sign, too.
  const marked = `;${cell}`.replace(BEGINNING, (_, run: string, sign?: string) => (sign ? `${run}'${sign}` : run))
  return marked.slice(1).replace(/^[\t\r]/, "'$&")
}

const PHONE = /^\+\d[\d ()./-]{4,}$/

/** The dial code at the start of a number. One that no country has ends at the first separator. */
function dialCodeOf(number: string): string {
  const known = COUNTRIES.map(({ dialCode }) => dialCode).filter((code) => number.startsWith(code))
  const [longest] = known.sort((one, other) => other.length - one.length)
  return longest ?? /^\+\d{1,3}/.exec(number)?.[0] ?? ''
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function answerColumns(): Map<string, string> {
  const columns = new Map<string, string>()
  for (const { fields } of ALL_FORMS.flatMap((form) => [form, ...(form.variants ?? [])])) {
    for (const [key, { control, short, role }] of Object.entries(fields)) {
      if (control !== 'files' && !TOLD.includes(role) && !columns.has(key)) columns.set(key, short)
    }
  }
  return columns
}
