import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR_MS } from '../../../contract/time/units.ts'
import { writeDurably } from '../../durable-file.ts'
import type { Transport } from '../email.ts'
import { compose } from './compose.ts'

/** Removes the written emails of these outbox rows, where there are any. */
export function removeEmlFiles(dataDir: string, emails: readonly { id: string }[]): Promise<void> {
  return removeEmlFilesIn(mailFolder(dataDir), emails)
}

/** The same in a folder whose files have names that end in `-<id>.eml`. */
export async function removeEmlFilesIn(folder: string, emails: readonly { id: string }[]): Promise<void> {
  if (emails.length === 0 || !existsSync(folder)) return
  const ids = new Set(emails.map(({ id }) => id))
  for (const name of await readdir(folder)) {
    if (ids.has(outboxIdOf(name) ?? '')) await rm(join(folder, name), { force: true })
  }
}

/** A file without a row in the outbox is removed at this age, ms. A row may be written after this process read the rows. */
const ORPHAN_MS = HOUR_MS
/** `<time>-<outboxId>.eml`, and what a killed process left of one. */
const WRITTEN = /([0-9a-f-]{36})\.eml(\.[0-9a-f-]{36}\.new)?$/

/** The outbox row of a written email, by the name of its file. Undefined for any other file. */
export function outboxIdOf(name: string): string | undefined {
  return WRITTEN.exec(name)?.[1]
}

/** Removes written emails that no row of the outbox knows. A worker that sends while its row is erased leaves one. */
export async function sweepEmlFiles(dataDir: string, knownIds: ReadonlySet<string>): Promise<void> {
  const folder = mailFolder(dataDir)
  if (!existsSync(folder)) return
  for (const name of await readdir(folder)) {
    const id = outboxIdOf(name)
    if (id === undefined || (knownIds.has(id) && name.endsWith('.eml'))) continue
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - ORPHAN_MS) await rm(path, { force: true })
  }
}

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
      await writeDurably(join(folder, `${time}-${outboxId}.eml`), compose(email))
    },
    close() {},
  }
}
