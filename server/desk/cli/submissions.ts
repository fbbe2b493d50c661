import { momentInWords } from '../../../contract/due.ts'
import { DESKS } from '../../../contract/forms.ts'
import { megabytes } from '../../../contract/upload.ts'
import type { ServerContext } from '../../context.ts'
import { purgeNewsletter } from '../../newsletter/retention.ts'
import { answer, type Change, erase, list, release, type SubmissionRecord, show, spam } from '../../submissions/desk.ts'
import { purge } from '../../submissions/retention.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, refused, table } from './output.ts'

const STATUSES = ['open', 'answered', 'spam', 'quarantined', 'all'] as const

export async function listAll({ context, flags, args }: Command): Promise<CommandResult> {
  const status = STATUSES.find((one) => one === (flags.status ?? 'open'))
  if (!status) return misused(`--status is one of ${STATUSES.join(', ')}.`)
  const desk = DESKS.find((one) => one === flags.desk)
  if (flags.desk !== undefined && !desk) return misused(`--desk is one of ${DESKS.join(', ')}.`)
  if (args.length > 0) return misused('list takes no reference.')

  const record = await list(context, { desk, status })
  if (flags.json) return json(record.map(inJson))
  const quarantined = status === 'open' ? await list(context, { desk, status: 'quarantined' }) : []
  const more =
    quarantined.length > 0 ? [`In quarantine: ${quarantined.length}. See them: list --status quarantined`] : []
  if (record.length === 0)
    return { out: [`Nothing ${status === 'all' ? 'here' : `is ${status}`}.`, ...more].join('\n') }
  const rows = record.map((one) => inRow(one, context))
  return { out: [table([['REF', 'DUE', 'DESK', 'STATUS', 'FILES', 'WHAT', 'FROM'], ...rows]), ...more].join('\n') }
}

export async function showOne({ context, flags, args }: Command): Promise<CommandResult> {
  const [reference] = args
  if (!reference || args.length > 1) return misused('show takes one reference.')
  const record = await show(context, reference)
  if (!record) return refused(`There is no ${reference}.`)
  return flags.json ? json(inJson(record)) : { out: inFull(record, context) }
}

export function answerOne(request: Command): Promise<CommandResult> {
  return changeOne(request, 'answer', answer, 'is marked as answered')
}

export function spamOne(request: Command): Promise<CommandResult> {
  return changeOne(request, 'spam', spam, 'is marked as spam')
}

export function releaseOne(request: Command): Promise<CommandResult> {
  return changeOne(request, 'release', release, 'is back in the inbox')
}

export async function eraseOne({ context, args }: Command): Promise<CommandResult> {
  const [reference] = args
  if (!reference || args.length > 1) return misused('erase takes one reference.')
  if (!(await erase(context, reference))) return refused(`There is no ${reference}.`)
  return { out: `${reference} is erased, its files and letters too.` }
}

export async function purgeAll({ context, config, flags }: Command): Promise<CommandResult> {
  const purged = { ...(await purge(context, config.dataDir)), subscribers: await purgeNewsletter(context) }
  if (flags.json) return json(purged)
  const { submissions, stagedFiles, orphanFiles, subscribers } = purged
  const files = `${stagedFiles} uploads never sent, ${orphanFiles} files of none`
  return { out: `Erased ${submissions} submissions, ${files}, ${subscribers} addresses that never confirmed.` }
}

async function changeOne(
  { context, args, flags }: Command,
  name: string,
  to: (context: ServerContext, reference: string) => Promise<Change>,
  done: string,
): Promise<CommandResult> {
  const [reference] = args
  if (!reference || args.length > 1) return misused(`${name} takes one reference.`)
  const change = await to(context, reference)
  switch (change.status) {
    case 'done':
      return flags.json ? json(inJson(change.record)) : { out: `${change.record.submission.reference} ${done}.` }
    case 'already':
      return refused(`${change.record.submission.reference} is ${change.record.submission.status}: nothing changed.`)
    case 'unknown':
      return refused(`There is no ${reference}.`)
  }
}

/** Scripts read these keys, so they never change. */
function inJson({ submission, answers, quarantine, notes, attachments }: SubmissionRecord) {
  const { reference, form, variant, desk, title, status, name, email } = submission
  return {
    reference,
    kind: form,
    variant,
    desk,
    status,
    receivedAt: instant(submission.receivedAt),
    dueAt: instant(submission.dueAt),
    openedAt: instant(submission.openedAt),
    answeredAt: instant(submission.answeredAt),
    title,
    name,
    email,
    answers: Object.fromEntries(answers.map(({ key, value }) => [key, value])),
    attachments: attachments.map(({ position, field, name, kind, bytes, sha256 }) => ({
      position,
      field,
      name,
      kind,
      bytes,
      sha256,
    })),
    quarantine,
    notes,
  }
}

function inRow({ submission, attachments }: SubmissionRecord, context: ServerContext): string[] {
  const { reference, dueAt, desk, status, title, name, email } = submission
  const due = status === 'answered' ? '' : left(dueAt - context.now())
  const files = attachments.length > 0 ? String(attachments.length) : ''
  return [reference, due, desk, status, files, title, printable(`${name} <${email}>`)]
}

/** Time until the due time: "3 h 20", or "1 h 08 over" after it. */
function left(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / 60_000)
  const hours = Math.floor(minutes / 60)
  const clock = hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, '0')}` : `${minutes} min`
  return ms < 0 ? `${clock} over` : clock
}

function inFull(
  { submission, answers, quarantine, notes, attachments }: SubmissionRecord,
  context: ServerContext,
): string {
  const { timeZone } = context.company
  const moment = (ms: number | null) => (ms === null ? 'not yet' : momentInWords(new Date(ms), timeZone))
  const facts = [
    ['Status', submission.status],
    ['Desk', submission.desk],
    ['Received', moment(submission.receivedAt)],
    ['Due', moment(submission.dueAt)],
    ['Opened', moment(submission.openedAt)],
    ['Answered', moment(submission.answeredAt)],
    ...quarantine.map((reason) => ['Quarantine', reason]),
    ...notes.map((note) => ['Note', note]),
  ]
  const short = answers
    .filter((one) => !one.long)
    .map(({ label, shown }) => [label, printable(shown) || 'Not provided'])
  const long = answers
    .filter((one) => one.long && one.shown)
    .map(({ label, shown }) => `${label}:\n${printable(shown)}`)
  const files = attachments.map(({ name, bytes, key }) => [printable(name), megabytes(bytes), `files/${key}`])
  return [
    `${submission.reference}  ${submission.title}`,
    table(facts),
    table(short),
    ...long,
    ...(files.length > 0 ? [`Files, under DATA_DIR:\n${table(files)}`] : []),
  ].join('\n\n')
}

function instant(ms: number): string
function instant(ms: number | null): string | null
function instant(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString()
}
