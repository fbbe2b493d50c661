import { quantity } from '../../../contract/quantity.ts'
import { SILENT } from '../../log.ts'
import { type Moved, moveInstallation } from '../../move/move.ts'
import type { Command } from './command.ts'
import { type CommandResult, json, misused, table } from './output.ts'

/** How much of a hash the table shows; `--json` has all of it. */
const HASH_SHOWN = 16

/**
 * `move --to DATABASE_URL [--files s3]`: the installation in DATA_DIR into an empty database. The word DATABASE_URL itself
 * stands for the setting: a password in an argument is seen in the list of processes. Opens DATA_DIR itself, because no
 * other process may have it open.
 */
export async function moveAll({
  config,
  flags,
  confirm,
  tell,
}: Pick<Command, 'config' | 'flags' | 'confirm'> & { tell: (step: string) => void }): Promise<CommandResult> {
  const { dataDir, secretFile, databaseUrl: setting, s3 } = config
  const databaseUrl = flags.to === 'DATABASE_URL' ? setting : flags.to
  if (!databaseUrl || !/^postgres(ql)?:\/\/./.test(databaseUrl) || !URL.canParse(databaseUrl))
    return misused('move needs --to with a URL like postgres://user@host/name. For the other desk: reassign REF.')
  if (flags.files !== undefined && flags.files !== 's3') return misused('--files takes s3 alone.')
  if (setting !== undefined && setting !== databaseUrl)
    return misused('DATABASE_URL is set to another database. A move begins where records are in DATA_DIR.')
  const moved = await moveInstallation({
    ...{ dataDir, secretFile, databaseUrl, s3, confirm, tell, log: SILENT, now: Date.now() },
    sendsFiles: flags.files === 's3',
  })
  if (!moved) return { problem: 'Nothing was done: add --yes to do it.', exitCode: 1 }
  return flags.json ? json({ ok: true, ...moved }) : { out: report(dataDir, moved) }
}

function report(dataDir: string, { place, tables, documents, files, aside }: Moved): string {
  const rows = [
    ['table', 'rows', 'SHA-256 of both'],
    ...tables.map(({ name, rows, sha256 }) => [name, String(rows), sha256.slice(0, HASH_SHOWN)]),
    ['search', String(documents ?? 0), 'compared'],
    ['files', String(files), aside ? 'compared, in the bucket' : 'compared, where they were'],
  ]
  const left = aside ? `${dataDir}/site.db and ${aside}` : `${dataDir}/site.db`
  const lines = [
    tables.length === 0 ? `The move to ${place} had ended; ${quantity(files, 'file')} compared.` : table(rows),
    `Moved to ${place}. Set DATABASE_URL${aside ? ' and the bucket' : ''} for every server, and start one.`,
    `What was here stays as it was: ${left}. It holds what visitors sent; remove it when the new server is backed up.`,
  ]
  return lines.join('\n')
}
