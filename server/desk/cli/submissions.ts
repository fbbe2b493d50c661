import { momentInWords } from '../../../contract/due.ts'
import { DESKS } from '../../../contract/forms.ts'
import { megabytes } from '../../../contract/upload.ts'
import type { Office } from '../../context.ts'
import { forget } from '../../newsletter/retention.ts'
import { answer, type Change, erase, type Filed, list, release, show, spam } from '../../submissions/desk.ts'
import { purge } from '../../submissions/retention.ts'
import type { Request } from './command.ts'
import { json, misused, printable, refused, type Said, table } from './output.ts'

const STATUSES = ['open', 'answered', 'spam', 'quarantined', 'all'] as const

export async function listAll({ office, flags, args }: Request): Promise<Said> {
  const status = STATUSES.find((one) => one === (flags.status ?? 'open'))
  if (!status) return misused(`--status is one of ${STATUSES.join(', ')}.`)
  if (flags.desk !== undefined && !DESKS.some((desk) => desk === flags.desk))
    return misused(`--desk is one of ${DESKS.join(', ')}.`)
  if (args.length > 0) return misused('list takes no reference.')

  const filed = await list(office, { desk: flags.desk, status })
  if (flags.json) return json(filed.map(inJson))
  const quarantined = status === 'open' ? await list(office, { desk: flags.desk, status: 'quarantined' }) : []
  const more =
    quarantined.length > 0 ? [`In quarantine: ${quarantined.length}. See them: list --status quarantined`] : []
  if (filed.length === 0) return { out: [`Nothing ${status === 'all' ? 'here' : `is ${status}`}.`, ...more].join('\n') }
  const rows = filed.map((one) => inRow(one, office))
  return { out: [table([['REF', 'DUE', 'DESK', 'STATUS', 'FILES', 'WHAT', 'FROM'], ...rows]), ...more].join('\n') }
}

export async function showOne({ office, flags, args }: Request): Promise<Said> {
  const [reference] = args
  if (!reference || args.length > 1) return misused('show takes one reference.')
  const filed = await show(office, reference)
  if (!filed) return refused(`There is no ${reference}.`)
  return flags.json ? json(inJson(filed)) : { out: inFull(filed, office) }
}

export function answerOne(request: Request): Promise<Said> {
  return changeOne(request, 'answer', answer, 'is marked as answered')
}

export function spamOne(request: Request): Promise<Said> {
  return changeOne(request, 'spam', spam, 'is marked as spam')
}

export function releaseOne(request: Request): Promise<Said> {
  return changeOne(request, 'release', release, 'is back in the inbox')
}

export async function eraseOne({ office, args }: Request): Promise<Said> {
  const [reference] = args
  if (!reference || args.length > 1) return misused('erase takes one reference.')
  if (!(await erase(office, reference))) return refused(`There is no ${reference}.`)
  return { out: `${reference} is erased, its files and letters too.` }
}

export async function purgeAll({ office, config, flags }: Request): Promise<Said> {
  const purged = { ...(await purge(office, config.dataDir)), subscribers: await forget(office) }
  if (flags.json) return json(purged)
  const { submissions, stagedFiles, orphanFiles, subscribers } = purged
  const files = `${stagedFiles} uploads never sent, ${orphanFiles} files of none`
  return { out: `Erased ${submissions} submissions, ${files}, ${subscribers} addresses that never confirmed.` }
}

async function changeOne(
  { office, args, flags }: Request,
  name: string,
  to: (office: Office, reference: string) => Promise<Change>,
  done: string,
): Promise<Said> {
  const [reference] = args
  if (!reference || args.length > 1) return misused(`${name} takes one reference.`)
  const change = await to(office, reference)
  switch (change.status) {
    case 'done':
      return flags.json ? json(inJson(change.filed)) : { out: `${change.filed.submission.reference} ${done}.` }
    case 'already':
      return refused(`${change.filed.submission.reference} is ${change.filed.submission.status}: nothing changed.`)
    case 'unknown':
      return refused(`There is no ${reference}.`)
  }
}

/** The keys are fixed (architecture.md): scripts read them. */
function inJson({ submission, lines, quarantine, notes, attachments }: Filed) {
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
    answers: Object.fromEntries(lines.map(({ key, value }) => [key, value])),
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

function inRow({ submission, attachments }: Filed, office: Office): string[] {
  const { reference, dueAt, desk, status, title, name, email } = submission
  const due = status === 'answered' ? '' : left(dueAt - office.now())
  const files = attachments.length > 0 ? String(attachments.length) : ''
  return [reference, due, desk, status, files, title, printable(`${name} <${email}>`)]
}

/** "3 h 20" left, or "1 h 08 over". */
function left(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / 60_000)
  const hours = Math.floor(minutes / 60)
  const clock = hours > 0 ? `${hours} h ${String(minutes % 60).padStart(2, '0')}` : `${minutes} min`
  return ms < 0 ? `${clock} over` : clock
}

function inFull({ submission, lines, quarantine, notes, attachments }: Filed, office: Office): string {
  const { timeZone } = office.company
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
  const short = lines
    .filter((line) => !line.long)
    .map(({ label, shown }) => [label, printable(shown) || 'Not provided'])
  const long = lines
    .filter((line) => line.long && line.shown)
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
