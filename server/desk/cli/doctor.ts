import { randomUUID } from 'node:crypto'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { MiB } from '../../../contract/upload.ts'
import { databaseProblem } from '../../database/integrity.ts'
import { mailState } from '../../mail/manage-outbox.ts'
import { countSubscribers } from '../../newsletter/count.ts'
import type { Request } from './command.ts'
import { json, printable, type Said, table } from './output.ts'

interface Finding {
  name: string
  ok: boolean
  detail: string
}

/** Free bytes under which an operator should act: some forty submissions with every file at its limit. */
const LEAST_FREE_BYTES = 2048 * MiB
/** A letter that has waited longer than this tells that no worker is running, ms. */
const STALE_MS = 10 * 60_000

/** Looks at everything a submission needs, and says what is wrong. Exit code 1 when something is. */
export async function doctor(request: Request): Promise<Said> {
  const findings = [
    settings(request),
    await database(request),
    await folder(request),
    await disk(request),
    await post(request),
    await subscribers(request),
  ]
  const ok = findings.every((finding) => finding.ok)
  const said = request.flags.json
    ? json({ ok, checks: findings })
    : { out: table(findings.map(({ name, ok, detail }) => [ok ? 'ok' : 'WRONG', name, printable(detail)])) }
  return { ...said, exitCode: ok ? 0 : 1 }
}

function settings({ config }: Request): Finding {
  const mail = config.smtpUrl ? 'mail by SMTP' : 'no SMTP_URL: mail becomes files in DATA_DIR/mail'
  return { name: 'settings', ok: true, detail: `${config.publicUrl}, ${mail}` }
}

async function database({ office }: Request): Promise<Finding> {
  const problem = await databaseProblem(office.db)
  return { name: 'database', ok: !problem, detail: problem ?? 'sound; write-ahead log, every commit synced' }
}

async function folder({ config: { dataDir } }: Request): Promise<Finding> {
  const path = join(dataDir, `.doctor-${randomUUID()}`)
  try {
    const handle = await open(path, 'wx')
    await handle.sync()
    await handle.close()
    await rm(path)
    return { name: 'data', ok: true, detail: `${dataDir} can be written` }
  } catch (error) {
    return { name: 'data', ok: false, detail: `${dataDir} cannot be written: ${(error as Error).message}` }
  }
}

async function disk({ config: { dataDir } }: Request): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  return {
    name: 'disk',
    ok: free >= LEAST_FREE_BYTES,
    detail: `${Math.floor(free / MiB).toLocaleString('en-US')} MB free`,
  }
}

async function post({ office }: Request): Promise<Finding> {
  const { waiting, failing, dead, oldestMs, lastError } = await mailState(office.db, office.now())
  const problems = [
    dead > 0 ? `${letters(dead)} given up: see mail --failed, then mail resend ID` : '',
    failing > 0 ? `${letters(failing)} could not leave yet and will be tried again` : '',
    failing === 0 && oldestMs > STALE_MS
      ? `a letter waits since ${Math.round(oldestMs / 60_000)} minutes: is the server running?`
      : '',
  ].filter((problem) => problem !== '')
  if (problems.length === 0)
    return { name: 'mail', ok: true, detail: waiting > 0 ? `${letters(waiting)} on the way` : 'all sent' }
  if (lastError) problems.push(`last error: ${lastError}`)
  return { name: 'mail', ok: false, detail: problems.join('; ') }
}

async function subscribers({ office }: Request): Promise<Finding> {
  const { confirmed, pending, unsubscribed } = await countSubscribers(office.db)
  const detail = `${confirmed} subscribed, ${pending} asked to confirm, ${unsubscribed} unsubscribed`
  return { name: 'newsletter', ok: true, detail }
}

function letters(count: number): string {
  return count === 1 ? '1 letter' : `${count} letters`
}
