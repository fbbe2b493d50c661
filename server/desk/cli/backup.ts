import { resolve } from 'node:path'
import { MiB } from '../../../contract/fields/upload.ts'
import { BACKUP_DAYS } from '../../../contract/limits.ts'
import { quantity } from '../../../contract/quantity.ts'
import { backUp } from '../../backup/back-up.ts'
import { checkBackup } from '../../backup/check-backup.ts'
import type { Manifest } from '../../backup/manifest.ts'
import { pruneBackups } from '../../backup/prune.ts'
import { restore } from '../../backup/restore.ts'
import type { ServerContext } from '../../context.ts'
import { doubtOfClock, recordRun } from '../../database/job-runs.ts'
import { unfinishedRestore, unfinishedRestoreProblem } from '../../unfinished-restore.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, printable } from './output.ts'
import type { EarlyCommand } from './settings.ts'

/** A database server has tools of its own, which also copy it to a point in time. */
const OTHER_BACKUP =
  'DATABASE_URL is set, so the database is copied with its own tools: deploy/backup-postgres.sh (docs/deploy.md), by pg_dump.'

/** What ends a command: systemd or a person, Ctrl-C, a line that breaks. */
const STOPS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * `backup DIR [--prune]`, and `backup --record [PROBLEM]`. Exit code 1 when an attachment was missing or damaged; the
 * backup is made all the same. How it ended is recorded for the doctor, also when there is no backup.
 */
export async function backupData({ context, config, args, flags }: Command): Promise<CommandResult> {
  if (flags.record) return recordElsewhere(context, args)
  const [folder] = args
  if (!folder || args.length > 1) return misused('backup takes one folder.')
  if (config.databaseUrl !== undefined) return { problem: OTHER_BACKUP, exitCode: 1 }
  // On a full disk this fails, too. What ended the backup is the one to tell.
  const failed = (problem: string) =>
    recordRun(context.db, 'backup', { at: context.now(), problem }).catch(() => undefined)
  const stop = (signal: NodeJS.Signals) => void failed(`stopped by ${signal}`).then(() => process.exit(143))
  for (const signal of STOPS) process.once(signal, stop)
  const manifest = await backUp(context, folder)
    .catch(async (error: unknown) => {
      await failed(error instanceof Error ? error.message : String(error))
      throw error
    })
    .finally(() => {
      for (const signal of STOPS) process.off(signal, stop)
    })
  await recordRun(context.db, 'backup', { at: context.now(), problem: manifest.missing[0] ?? null })
  const result = report(`Backed up to ${resolve(folder)}`, manifest, manifest.missing, flags.json)
  if (!flags.prune) return result
  const doubt = await doubtOfClock(context.db, context.now())
  // Told here, it counts as right a day later, also where no server runs.
  if (doubt) await recordRun(context.db, 'purge', doubt)
  const removed = doubt ? [] : await pruneBackups(folder, context.now())
  if (doubt && !flags.json) return { ...result, out: `${result.out}\nNo older backup was removed. ${doubt.problem}` }
  if (flags.json || removed.length === 0) return result
  return {
    ...result,
    out: `${result.out}\nRemoved ${removed.map(printable).join(', ')}: older than ${quantity(BACKUP_DAYS, 'day')}.`,
  }
}

/** `backup --record [PROBLEM]`: how a backup by other tools ended, such as deploy/backup-postgres.sh. */
async function recordElsewhere(context: ServerContext, args: string[]): Promise<CommandResult> {
  const [problem = null] = args
  if (args.length > 1 || problem === '') return misused('backup --record takes one problem, or nothing.')
  await recordRun(context.db, 'backup', { at: context.now(), problem })
  return { out: problem === null ? 'Recorded that a backup was made.' : `Recorded: ${printable(problem)}` }
}

/**
 * `restore DIR` and `restore --check DIR`, which also tells of a restore into DATA_DIR that has not ended. Opens no database
 * of a server, because there may be none.
 */
export async function restoreData({ config, args, flags }: EarlyCommand): Promise<CommandResult> {
  const [folder] = args
  if (!folder || args.length > 1) return misused('restore takes one folder.')
  if (config.databaseUrl !== undefined) return { problem: OTHER_BACKUP, exitCode: 1 }
  if (flags.check) {
    const { manifest, problems } = await checkBackup(resolve(folder))
    const whole = problems.length === 0
    const first = whole ? `${resolve(folder)} is whole` : `${resolve(folder)} cannot be restored`
    const unfinished = await unfinishedRestore(config.dataDir)
    const ofDataDir = unfinished ? [unfinishedRestoreProblem(config.dataDir, unfinished)] : []
    return report(first, manifest, [...problems, ...manifest.missing, ...ofDataDir], flags.json)
  }
  const { manifest, withdrawnIssues } = await restore(resolve(folder), config.dataDir, config.s3)
  const result = { ...report(`Restored into ${config.dataDir}`, manifest, manifest.missing, flags.json), exitCode: 0 }
  if (flags.json) return result
  const emails = quantity(withdrawnIssues, 'newsletter email')
  const lines = [
    result.out,
    ...(withdrawnIssues > 0 ? [`${emails} that waited will not be sent: they may have left since the backup.`] : []),
    `Erase again what was erased after ${manifest.erasuresUntil ?? manifest.startedAt}.`,
  ]
  return { ...result, out: lines.join('\n') }
}

function report(first: string, manifest: Manifest, problems: string[], asJson: boolean): CommandResult {
  const { startedAt, rows, files } = manifest
  const exitCode = problems.length === 0 ? 0 : 1
  if (asJson)
    return { ...json({ ok: problems.length === 0, startedAt, rows, files: files.length, problems }), exitCode }
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / MiB
  const attached = files.filter(({ path }) => path.startsWith('files/')).length
  const emails = files.filter(({ path }) => path.startsWith('mail/')).length
  const out = [
    `${first}, as of ${startedAt}:`,
    `${quantity(rows.submission ?? 0, 'submission')}, ${quantity(attached, 'attachment')}, ${quantity(rows.subscriber ?? 0, 'subscriber')}, ${quantity(emails, 'email')} in files; ${megabytes.toFixed(1)} MB${problems.length === 0 ? ', every hash compared' : ''}.`,
  ].join(' ')
  return { out, problem: problems.length > 0 ? problems.map(printable).join('\n') : undefined, exitCode }
}
