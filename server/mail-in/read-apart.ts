import { Worker } from 'node:worker_threads'
import { SECOND_MS } from '../../contract/time/units.ts'
import { type IncomingMail, readHead, readWhole } from './read-mail.ts'

/** A smaller email is read where the caller is, within milliseconds whatever is in it. Bytes. */
const SMALL_BYTES = 32 * 1024
/** What a thread may take to read a large one: an ordinary email of 40 MB with files takes a second and none of the heap. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }
const READ_MS = 20 * SECOND_MS

/**
 * Reads an email of whatever program. Never throws: of one that cannot be parsed, head and source are shown as they are. A large
 * one is read in a thread with a heap and a time of its own: an email can be made such that a parser needs gigabytes or minutes,
 * and it would come again after each restart.
 *
 * @param raw as it came. Of one above `MAIL_MAX_BYTES` the caller gives the beginning, and `isCut`.
 */
export async function readApart(raw: Uint8Array, isCut = false): Promise<IncomingMail> {
  const whole = isCut ? undefined : await (raw.length > SMALL_BYTES ? readInThread(raw) : readWhole(raw))
  return whole ?? readHead(raw, isCut)
}

/** @returns undefined where it cannot be parsed within the limits. */
function readInThread(raw: Uint8Array): Promise<IncomingMail | undefined> {
  const thread = new Worker(new URL('./read-thread.ts', import.meta.url), { workerData: raw, resourceLimits: LIMITS })
  return new Promise((resolve) => {
    const late = setTimeout(end, READ_MS)
    function end(mail?: IncomingMail): void {
      clearTimeout(late)
      void thread.terminate()
      resolve(mail)
    }
    thread.once('message', end)
    thread.once('error', () => end())
    thread.once('exit', () => end())
  })
}
