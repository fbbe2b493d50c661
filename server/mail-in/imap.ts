import { type FetchQueryObject, ImapFlow } from 'imapflow'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { readMark, writeMark } from '../database/installation.ts'
import { runAlone } from '../database/job-runs.ts'
import { inTime } from '../in-time.ts'
import { faultFields } from '../log.ts'
import type { MailIn } from './folder.ts'
import { NOT_TAKEN, tellState } from './mail-in-state.ts'
import { MAIL_MAX_BYTES } from './read-mail.ts'
import { takeIn } from './take-in.ts'

/** Where the server tells nothing by itself, the mailbox is looked at so often, ms. */
const EVERY_MS = MINUTE_MS
/** The pause before the next connection, which doubles with each failure, ms. */
const FIRST_PAUSE_MS = 2 * SECOND_MS
const LONGEST_PAUSE_MS = 5 * MINUTE_MS

/** What the clock of the mail server may be behind ours, ms. */
const CLOCKS_MS = HOUR_MS

/** How far the mailbox has been read: its generation, the last number in it, and which before that are tried again. */
interface Mark {
  validity: string
  uid: number
  left?: number[]
  /** What arrived before is done, ms. */
  at?: number
}

/**
 * Takes in what arrives in the mailbox of `IMAP_URL`, as soon as the server tells of it, until it is stopped. Nothing in the
 * mailbox is changed: people may read it by other programs. How far it was read is in the database, so nothing is missed
 * while the server is down; what was there before the first connection is left alone.
 */
export function startImap(context: ServerContext, url: string): MailIn {
  let isStopped = false
  /** Connections in a row that failed or ended before an email was read, or the mailbox looked at. */
  let lost = 0
  /** What is read at this moment may be what the connection ends at. */
  let isReading = false
  let client: ImapFlow | undefined
  let wake = () => {}
  const pause = (ms: number) => {
    const woken = Promise.withResolvers<void>()
    wake = woken.resolve
    return inTime(woken.promise, ms, undefined)
  }

  async function connected(): Promise<void> {
    client = clientOf(url)
    const ended = new Promise<never>((_, reject) => {
      client?.once('error', reject)
      client?.once('close', () => reject(new Error('The connection ended.')))
    })
    ended.catch(() => undefined)
    await client.connect()
    const mailbox = await client.mailboxOpen(folderOf(url), { readOnly: true })
    const validity = String(mailbox.uidValidity)
    let isNew = true
    client.on('exists', () => {
      isNew = true
      wake()
    })
    while (!isStopped) {
      if (isNew) {
        isNew = false
        const [name, reader] = [nameOf(url), client]
        // One of those that are tried again may be what the connection ended at: first comes all that is new.
        const triesAgain = lost === 0
        const take = async () => {
          await takeNew(context, reader, name, validity, mailbox.uidNext - 1, triesAgain, (reads) => {
            isReading = reads
            lost = 0
          })
        }
        // Of several servers one reads it at a time. The others find its mark at their next look.
        await Promise.race([runAlone(context.db, `mail in ${name}`, take), ended])
        lost = 0
      }
      // The client waits by IDLE meanwhile, unless another came while the last was taken in.
      if (!isNew) await Promise.race([pause(EVERY_MS), ended])
      isNew ||= !isStopped
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      try {
        await connected()
      } catch (error) {
        if (isStopped) return
        lost += 1
        context.log.warn({ lost, ...faultFields(error) }, 'mailbox not read')
        await tellState(context, isReading ? NOT_TAKEN : problemOf(error, url))
        isReading = false
      } finally {
        client?.close()
      }
      if (!isStopped) await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(lost, 8)))
    }
  }

  const running = run()
  return {
    async stop() {
      isStopped = true
      wake()
      client?.close()
      await running
    },
  }
}

/**
 * Takes in what is new. What cannot be taken in now, because the disk is full, the store of files is away or the mail server does
 * not give it, is tried again at each look, and holds up no other.
 *
 * @param latest the last number at the first connection ever: what came before is left alone.
 * @param triesAgain also what failed before, after all that is new: the one that failed last comes last.
 * @param tell whether an email is read now: true before each, false once all is done, while the lock is still held.
 * @throws where the connection ends. Some mail servers end it at an email that they cannot read.
 */
async function takeNew(
  context: ServerContext,
  client: ImapFlow,
  name: string,
  validity: string,
  latest: number,
  triesAgain: boolean,
  tell: (isReading: boolean) => void,
): Promise<void> {
  const text = await readMark(context.db, name)
  const known = text === undefined ? undefined : (JSON.parse(text) as Mark)
  // In another generation the numbers begin anew: then the hour of arrival tells what is new.
  const isSame = known === undefined || known.validity === validity
  let last = known === undefined ? latest : isSame ? known.uid : 0
  const left = new Set(isSame ? known?.left : [])
  const began = Date.now()
  let at = known === undefined ? began : (known.at ?? 0)
  const since = isSame ? Number.NEGATIVE_INFINITY : at - CLOCKS_MS
  const remember = () =>
    writeMark(context.db, name, JSON.stringify({ validity, uid: last, left: [...left], at } satisfies Mark))
  if (known === undefined) await remember()
  // The server gives the last one for a range beyond it.
  const found = (await arrivedIn(client, `${last + 1}:*`)).filter(({ uid }) => uid > last)
  const again = triesAgain ? [...left].map((uid) => ({ uid, arrivedAt: began })) : []
  for (const { uid, arrivedAt } of [...found, ...again]) {
    last = Math.max(last, uid)
    if (arrivedAt < since) continue
    left.delete(uid)
    tell(true)
    if (!(await isTaken(context, client, uid))) left.add(uid)
    await remember()
    if (!client.usable) throw new Error('The connection ended.')
  }
  if (left.size === 0 && (found.length + again.length > 0 || at === 0)) {
    at = began
    await remember()
  }
  await tellState(context, left.size > 0 ? NOT_TAKEN : null)
  tell(false)
}

/** The emails of a range, the oldest first, and when they arrived, ms. */
async function arrivedIn(client: ImapFlow, range: string): Promise<{ uid: number; arrivedAt: number }[]> {
  const found: { uid: number; arrivedAt: number }[] = []
  // Their sizes are asked for one by one: an email that the server cannot read may have none.
  const query = { uid: true, internalDate: true }
  for await (const { uid, internalDate = Date.now() } of client.fetch(range, query, { uid: true }))
    found.push({ uid, arrivedAt: new Date(internalDate).getTime() })
  return found.sort((one, other) => one.uid - other.uid)
}

/** What is wrong with the mailbox, and what to do, for the staff. */
function problemOf(error: unknown, url: string): string {
  const { authenticationFailed, mailboxMissing } = error as { authenticationFailed?: true; mailboxMissing?: true }
  if (authenticationFailed)
    return 'The mail server refuses the name or the password of IMAP_URL: put them right and start the server again.'
  if (mailboxMissing)
    return `The mailbox has no folder ${folderOf(url)}: put it right in IMAP_URL and start the server again.`
  return `The mail server ${new URL(url).host} cannot be reached. It is tried again by itself, and nothing in the mailbox is lost.`
}

/** Whether nothing is left to do: it was taken in, or somebody has removed it. */
async function isTaken(context: ServerContext, client: ImapFlow, uid: number): Promise<boolean> {
  const ask = async (part: FetchQueryObject) => (await client.fetchOne(String(uid), part, { uid: true })) || undefined
  try {
    const isCut = ((await ask({ size: true }))?.size ?? 0) > MAIL_MAX_BYTES
    const message = await ask(isCut ? { headers: true } : { source: true })
    const raw = isCut ? message?.headers : message?.source
    if (!raw) return true
    const { outcome } = await takeIn(context, raw, isCut)
    context.log.info({ outcome }, 'email taken in')
    return true
  } catch (error) {
    context.log.error({ uid, ...faultFields(error) }, 'email not taken in')
    return false
  }
}

function clientOf(url: string): ImapFlow {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  return new ImapFlow({
    ...{ host: hostname, port: port === '' ? (secure ? 993 : 143) : Number(port), secure },
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    socketTimeout: 5 * MINUTE_MS,
  })
}

function folderOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'
}

/** The key of the mark: mailbox and folder, and no password. */
function nameOf(url: string): string {
  const { host, username } = new URL(url)
  return `imap:${decodeURIComponent(username)}@${host}/${folderOf(url)}`
}
