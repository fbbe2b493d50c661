import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from './durable-file.ts'
import { ifMissing } from './error-code.ts'

// A restore fills DATA_DIR file by file. Its marker is the first file that is durable and the last that goes, so a restore
// that was killed is known for what it is: its folder looks like that of a new site.

/** The name of the marker in DATA_DIR. */
export const RESTORE_MARKER = 'restoring'

/** Which backup was being restored. */
export interface UnfinishedRestore {
  /** The folder of the backup; '' when the marker cannot be read. */
  backup: string
  /** The SHA-256 of the backup's database, hex. It tells one backup from another. */
  database: string
}

/** The restore that has not ended in this folder. Undefined when there is none. */
export async function unfinishedRestore(dataDir: string): Promise<UnfinishedRestore | undefined> {
  const text = await readFile(join(dataDir, RESTORE_MARKER), 'utf8').catch(ifMissing)
  if (text === undefined) return undefined
  const [backup = '', database = ''] = text.split('\n')
  return { backup, database }
}

/** Writes the marker. It is durable when this resolves. */
export async function markRestore(dataDir: string, { backup, database }: UnfinishedRestore): Promise<void> {
  await writeDurably(join(dataDir, RESTORE_MARKER), `${backup}\n${database}\n`)
}

/** Removes the marker. The folder is whole and may be used. */
export async function unmarkRestore(dataDir: string): Promise<void> {
  await rm(join(dataDir, RESTORE_MARKER))
  await syncFolder(dataDir)
}

/** What is wrong with a folder whose restore has not ended, and what to do. */
export function unfinishedRestoreProblem(dataDir: string, { backup }: UnfinishedRestore): string {
  return (
    `${dataDir} holds only a part of a backup: ${join(dataDir, RESTORE_MARKER)} is there, so a restore is running or was ` +
    `stopped. Run \`npm run desk -- restore ${backup || 'DIR'}\` again, which completes it. Or restore into an empty DATA_DIR.`
  )
}
