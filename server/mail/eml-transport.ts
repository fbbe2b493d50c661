import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../durable-file.ts'
import { compose } from './compose.ts'
import type { Transport } from './email.ts'

/** Removes the written emails of these outbox rows, where there are any. */
export async function removeEmlFiles(dataDir: string, outboxIds: readonly string[]): Promise<void> {
  const folder = mailFolder(dataDir)
  if (outboxIds.length === 0 || !existsSync(folder)) return
  const ids = new Set(outboxIds)
  for (const name of await readdir(folder)) {
    // The id is at the end, after the time.
    if (ids.has(name.replace(/\.eml$/, '').slice(-UUID_LENGTH))) await rm(join(folder, name), { force: true })
  }
}

const UUID_LENGTH = 36

function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Without SMTP_URL each email becomes `DATA_DIR/mail/<time>-<outboxId>.eml`, which any mail program opens. */
export function emlTransport(dataDir: string): Transport {
  const folder = mailFolder(dataDir)
  return {
    name: `files in ${folder}`,
    async send(email, outboxId) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = email.date.toISOString().replaceAll(':', '-').replace(/\..*/, '')
      await writeDurably(join(folder, `${time}-${outboxId}.eml`), await compose(email))
    },
    close() {},
  }
}
