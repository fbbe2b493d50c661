import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MiB } from '../../../contract/fields/upload.ts'
import { LARGEST_FILE_BYTES } from '../../../contract/forms.ts'
import { quantity } from '../../../contract/quantity.ts'
import { lastHoliday } from '../../../contract/time/business-hours.ts'
import { DAY_MS, MINUTE_MS } from '../../../contract/time/units.ts'
import { shareOf } from '../../attachments/retained-uploads.ts'
import { listAttachments } from '../../database/attachment-list.ts'
import { databaseProblem, databaseSoundness } from '../../database/health.ts'
import { type Job, lastRun } from '../../database/job-runs.ts'
import { scanCounts } from '../../database/scan-queue.ts'
import { diskSpace } from '../../disk.ts'
import { OLDEST_EMAIL_MS } from '../../health.ts'
import { holidaysProblem } from '../../mail/kinds/holidays-problem.ts'
import { outboxState } from '../../mail/queue/manage-outbox.ts'
import { mailInProblem } from '../../mail-in/mail-in-state.ts'
import { countSubscribers } from '../../newsletter/count.ts'
import { scannerState } from '../../scan/scanner-state.ts'
import { webhookState } from '../../webhooks/manage.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable, table } from './output.ts'

interface Finding {
  name: string
  ok: boolean
  detail: string
}

/** Checks everything that the server needs, and prints the findings. Exit code 1 when one of them is a problem. */
export async function doctor(command: Command): Promise<CommandResult> {
  if (command.args.length > 0) return misused('doctor takes no reference.')
  const findings = [
    settings(command),
    await tried('database', database(command)),
    await folder(command),
    await tried('files', files(command)),
    await tried('uploads', uploads(command)),
    await tried('disk', disk(command)),
    await tried('mail', mail(command)),
    await tried('mail in', mailIn(command)),
    await tried('webhooks', webhooks(command)),
    await tried('scanner', scanner(command)),
    holidays(command),
    await tried('newsletter', subscribers(command)),
    ...(await Promise.all(JOBS.map((one) => tried(one.job, job(command, one))))),
  ]
  const ok = findings.every((finding) => finding.ok)
  const result = command.flags.json
    ? json({ ok, checks: findings })
    : { out: table(findings.map(({ name, ok, detail }) => [ok ? 'ok' : 'WRONG', name, printable(detail)])) }
  return { ...result, exitCode: ok ? 0 : 1 }
}

/** What cannot be looked at is a finding, too: the others are still told. */
async function tried(name: string, looked: Promise<Finding>): Promise<Finding> {
  try {
    return await looked
  } catch (error) {
    return { name, ok: false, detail: error instanceof Error ? error.message : String(error) }
  }
}

function settings({ config }: Command): Finding {
  const transport = config.smtpUrl ? 'mail by SMTP' : 'no SMTP_URL: mail becomes files in DATA_DIR/mail'
  return { name: 'settings', ok: true, detail: `${config.publicUrl}, ${transport}` }
}

async function database({ context }: Command): Promise<Finding> {
  const problem = await databaseProblem(context.db)
  return { name: 'database', ok: !problem, detail: problem ?? databaseSoundness(context.db) }
}

async function folder({ config: { dataDir } }: Command): Promise<Finding> {
  const path = join(dataDir, `.doctor-${randomUUID()}`)
  const problem = await writeFile(path, 'written', { flag: 'wx', flush: true })
    .then(() => rm(path))
    .catch(({ message }: Error) => message)
  const detail = problem ? `${dataDir} cannot be written: ${problem}` : `${dataDir} can be written`
  return { name: 'data', ok: !problem, detail }
}

/** Compares the attachments of all records with the files that are stored: their sizes, with `--hashes` their contents. */
async function files({ context, flags }: Command): Promise<Finding> {
  const { store } = context
  const listed = await listAttachments(context.db)
  const wrong: string[] = []
  const place = await store.tryOut()
  const sizes = await store.sizes()
  for (const { reference, name, key, bytes, sha256 } of listed) {
    const size = sizes.get(key)
    if (size === undefined) wrong.push(`${reference}: ${name} is missing (${store.placeOf(key)})`)
    else if (size !== bytes) wrong.push(`${reference}: ${name} has ${size} bytes of ${bytes} (${store.placeOf(key)})`)
    else if (flags.hashes && (await store.contentOf(key))?.sha256 !== sha256)
      wrong.push(`${reference}: ${name} was changed (${store.placeOf(key)})`)
  }
  const many = quantity(listed.length, 'attachment')
  const compared = flags.hashes ? 'every hash compared' : 'sizes compared; --hashes reads them whole'
  if (wrong.length === 0) return { name: 'files', ok: true, detail: `${many}, all there: ${place}; ${compared}` }
  const some = wrong.slice(0, 5).join('; ')
  const more = wrong.length > 5 ? `; and ${wrong.length - 5} more` : ''
  const remedy = 'Take them from a backup: its folder files/ has the same names'
  return { name: 'files', ok: false, detail: `${some}${more}. ${remedy}` }
}

/** Files that arrived before their submission: of a form that came back, or a résumé ahead of its application. */
async function uploads({ context: { store } }: Command): Promise<Finding> {
  const usage = await store.retained.usage()
  const share = Math.round(100 * shareOf(usage))
  const detail = `${quantity(usage.files, 'file')} waiting for their form, ${share}% of the room`
  const isCrowded = share >= 80
  const remedy = 'when it is full, the oldest of the network with most give way'
  return { name: 'uploads', ok: !isCrowded, detail: isCrowded ? `${detail}; ${remedy}` : detail }
}

async function disk({ config: { dataDir } }: Command): Promise<Finding> {
  const { free, warn } = await diskSpace(dataDir)
  return { name: 'disk', ok: free >= warn, detail: `${Math.floor(free / MiB).toLocaleString('en-US')} MB free` }
}

async function mail({ context }: Command): Promise<Finding> {
  const state = await outboxState(context.db, context.now())
  const fine = state.waiting > 0 ? `${quantity(state.waiting, 'letter')} on the way` : 'all sent'
  return queueFinding('mail', state, 'letter', 'leave', fine)
}

async function mailIn({ context }: Command): Promise<Finding> {
  const problem = await mailInProblem(context)
  return { name: 'mail in', ok: !problem, detail: problem ? `since ${problem.since}: ${problem.what}` : 'comes in' }
}

async function webhooks({ context, config: { webhook } }: Command): Promise<Finding> {
  const state = await webhookState(context.db, context.now())
  const to = webhook ? `to ${new URL(webhook.url).origin}` : 'off: no WEBHOOK_URL'
  const fine = state.waiting > 0 ? `${to}, ${state.waiting} on the way` : to
  const idle =
    state.waiting > 0 && !webhook ? [`${quantity(state.waiting, 'webhook')} waiting, but WEBHOOK_URL is not set`] : []
  return queueFinding('webhooks', webhook ? state : { ...state, oldestMs: 0 }, 'webhook', 'be delivered', fine, idle)
}

/** What is wrong with a queue; `fine` where nothing is. */
function queueFinding(
  name: string,
  { failing, dead, oldestMs, lastError }: Awaited<ReturnType<typeof webhookState>>,
  unit: string,
  does: string,
  fine: string,
  others: readonly string[] = [],
): Finding {
  const isStuck = failing === 0 && oldestMs > OLDEST_EMAIL_MS.warn
  const problems = [
    dead > 0 ? `${quantity(dead, unit)} given up: see mail --failed, then mail resend ID or dismiss ID` : '',
    failing > 0 ? `${quantity(failing, unit)} could not ${does} yet and will be tried again` : '',
    ...others,
    isStuck ? `a ${unit} has waited for ${Math.round(oldestMs / MINUTE_MS)} minutes: is the server running?` : '',
  ].filter((problem) => problem !== '')
  if (problems.length === 0) return { name, ok: true, detail: fine }
  if (lastError) problems.push(`last error: ${lastError}`)
  return { name, ok: false, detail: problems.join('; ') }
}

/** Asks clamd itself, with a file of the largest size that a form takes. A submission is accepted whatever it answers. */
async function scanner({ context, config: { clamd } }: Command): Promise<Finding> {
  const waiting = (await scanCounts(context.db)).get('waiting') ?? 0
  const held = waiting > 0 ? `${quantity(waiting, 'file')} not scanned yet` : ''
  if (!clamd)
    return {
      name: 'scanner',
      ok: waiting === 0,
      detail: waiting > 0 ? `${held}, and locked until CLAMD is set again` : 'off: no CLAMD',
    }
  const { ok, detail } = await scannerState(clamd, LARGEST_FILE_BYTES)
  return { name: 'scanner', ok, detail: [detail, held].filter((text) => text !== '').join('; ') }
}

function holidays({ context }: Command): Finding {
  const problem = holidaysProblem(context.company, context.now())
  const last = lastHoliday(context.company)
  return { name: 'holidays', ok: !problem, detail: problem ?? `known up to ${last}` }
}

async function subscribers({ context }: Command): Promise<Finding> {
  const { confirmed, pending, unsubscribed } = await countSubscribers(context.db)
  const detail = `${confirmed} subscribed, ${pending} asked to confirm, ${unsubscribed} unsubscribed`
  return { name: 'newsletter', ok: true, detail }
}

/** Jobs that somebody set up, and that may stop unseen. One that never ran is no problem: there are other ways. */
const JOBS: { job: Job; maxDays: number; never: string }[] = [
  { job: 'purge', maxDays: 2, never: 'never yet; the server erases daily what is past its time' },
  { job: 'backup', maxDays: 8, never: 'never made by `backup DIR` or deploy/backup-postgres.sh' },
  { job: 'canary', maxDays: 8, never: 'never sent' },
]

async function job({ context }: Command, { job, maxDays, never }: (typeof JOBS)[number]): Promise<Finding> {
  const run = await lastRun(context.db, job)
  if (!run) return { name: job, ok: true, detail: never }
  const days = Math.floor((context.now() - run.at) / DAY_MS)
  const last = `last ${new Date(run.at).toISOString()}`
  if (run.problem !== null) return { name: job, ok: false, detail: `${last}: ${run.problem}` }
  return { name: job, ok: days < maxDays, detail: days < maxDays ? last : `${last}, ${days} days ago` }
}
