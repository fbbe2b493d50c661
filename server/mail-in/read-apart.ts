import { fork } from 'node:child_process'
import { MINUTE_MS } from '../../contract/time/units.ts'
import { type IncomingMail, readHead, readWhole } from './read-mail.ts'

/** A smaller email is read where the caller is, within milliseconds whatever is in it. Bytes. */
const SMALL_BYTES = 32 * 1024
/** What a process may take to read a large one: an email of 40 MB with files takes a second, twenty on a busy machine, and no heap. */
const LIMITS = ['--max-old-space-size=128', '--max-semi-space-size=16']
const READ_MS = MINUTE_MS

/** What ends a group of processes, and so a reader with its server, which says nothing of the email. */
const STOPS = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Reads an email of whatever program. Of one that cannot be parsed, head and source are shown as they are. A large
 * one is read in a process with a heap and a time of its own: an email can be made such that a parser needs gigabytes or minutes,
 * and it would come again after each restart. Of a thread that reaches its limit, V8 at times ends the whole process.
 *
 * @param raw as it came. Of one above `MAIL_MAX_BYTES` the caller gives the beginning, and `isCut`.
 * @throws where that process cannot be started, or is stopped from outside: the caller comes again.
 */
export async function readApart(raw: Uint8Array, isCut = false): Promise<IncomingMail> {
  const whole = isCut ? undefined : await (raw.length > SMALL_BYTES ? readInProcess(raw) : readWhole(raw))
  return whole ?? readHead(raw, isCut)
}

/** @returns undefined where it cannot be parsed within the limits. */
function readInProcess(raw: Uint8Array): Promise<IncomingMail | undefined> {
  const reader = fork(new URL('./read-process.ts', import.meta.url), {
    ...{ execArgv: LIMITS, env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
  })
  return new Promise((resolve, reject) => {
    const late = setTimeout(end, READ_MS)
    function end(mail?: IncomingMail): void {
      clearTimeout(late)
      reader.kill('SIGKILL')
      resolve(mail)
    }
    reader.once('message', end)
    const fail = (error: Error) => {
      clearTimeout(late)
      reject(error)
    }
    reader.once('error', fail)
    reader.once('exit', (_, signal) =>
      signal !== null && STOPS.includes(signal) ? fail(new Error(`Its reader was stopped by ${signal}.`)) : end(),
    )
    // One that has ended meanwhile is told by its exit.
    reader.send(raw, () => {})
  })
}
