import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { cutLine } from '../../contract/limits.ts'
import { DAY_MS, SECOND_MS } from '../../contract/time/units.ts'
import { readAt } from '../attachments/read-at.ts'
import type { ServerContext } from '../context.ts'
import { ifMissing } from '../error-code.ts'
import { faultFields } from '../log.ts'
import { keptFolder } from '../submissions/erase.ts'
import { NOT_TAKEN, tellState } from './mail-in-state.ts'
import { HEAD_MAX_BYTES, MAIL_MAX_BYTES } from './read-mail.ts'
import { takeIn } from './take-in.ts'

/** How often it looks, ms. */
const EVERY_MS = 5 * SECOND_MS
/** A younger file may still be written, ms. */
const SETTLED_MS = SECOND_MS
/** What was not taken in whole stays so long beside the others, ms. */
const KEPT_MS = 30 * DAY_MS
/** Of its name there, in UTF-16 units: each takes up to 3 of the 255 bytes of a name, and its time and id take 55. */
const NAME_MAX = 60

export interface MailIn {
  /** Waits for the email that is being taken in. */
  stop(): Promise<void>
}

/** Where a mail server, or a person, puts emails for the desk as `.eml` files. */
export function incomingFolder(dataDir: string): string {
  return join(dataDir, 'incoming')
}

/** Takes in the emails of `DATA_DIR/incoming` until it is stopped. */
export function startFolder(context: ServerContext): MailIn {
  let running: Promise<unknown> = Promise.resolve()
  const stopping = new AbortController()
  const look = () => {
    running = running
      .then(() => takeFolder(context, SETTLED_MS, stopping.signal))
      .catch(async (error: Error) => {
        context.log.error(faultFields(error), 'incoming folder not read')
        await tellState(
          context,
          'DATA_DIR/incoming cannot be read: the user whom the server runs as needs all rights in it.',
        )
      })
  }
  look()
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await running
    },
  }
}

/**
 * Takes in each file, the first by its name first, and removes it then. One that was not taken in whole is moved to
 * `incoming/kept` and stays for 30 days. What fails now is tried again at the next look.
 *
 * @param stopping after the email that is being taken in, none is begun.
 * @returns how many were taken in.
 */
export async function takeFolder(
  context: ServerContext,
  settledMs = SETTLED_MS,
  stopping?: AbortSignal,
): Promise<number> {
  const folder = incomingFolder(context.dataDir)
  const kept = keptFolder(context.dataDir)
  await mkdir(kept, { recursive: true, mode: 0o700 })
  const names = (await readdir(folder)).filter((name) => /\.eml$/i.test(name)).sort()
  let taken = 0
  let left = 0
  for (const name of names) {
    if (stopping?.aborted) return taken
    const path = join(folder, name)
    try {
      const found = await stat(path).catch(ifMissing)
      // Another server of this folder has taken it in.
      if (!found) continue
      const { mtimeMs, size } = found
      // One from before the clock was set back is settled, too.
      if (Math.abs(Date.now() - mtimeMs) < settledMs) continue
      const isCut = size > MAIL_MAX_BYTES
      const raw = await (isCut ? beginningOf(path) : readFile(path))
      const { outcome, isWhole, id } = await takeIn(context, raw, isCut)
      const start = cutLine(name.slice(0, -4), NAME_MAX)
      // Without a row, its request was erased meanwhile.
      if (isWhole || !id) await rm(path, { force: true })
      // Or another server of this folder has removed it meanwhile.
      else await rename(path, join(kept, `${Date.now()}-${start}-${id}.eml`)).catch(ifMissing)
      context.log.info({ outcome }, 'email taken in')
      taken += 1
    } catch (error) {
      // It stays, and holds up none of the others.
      left += 1
      context.log.error(faultFields(error), 'email not taken in')
    }
  }
  for (const name of await readdir(kept)) {
    // Its name begins with when it was moved here. The file may be older.
    if (Date.now() - Number.parseInt(name, 10) > KEPT_MS) await rm(join(kept, name), { force: true })
  }
  await tellState(context, left > 0 ? NOT_TAKEN : null)
  return taken
}

async function beginningOf(path: string): Promise<Buffer> {
  await using file = await open(path)
  return await readAt(file, 0, HEAD_MAX_BYTES)
}
