import { ImapFlow } from 'imapflow'
import { MINUTE_MS, SECOND_MS } from '../../contract/time/units.ts'
import type { ServerContext } from '../context.ts'
import { readMark, writeMark } from '../database/installation.ts'
import { faultFields } from '../log.ts'
import type { MailIn } from './folder.ts'
import { MAIL_MAX_BYTES } from './read-mail.ts'
import { takeIn } from './take-in.ts'

/** Where the server tells nothing by itself, the mailbox is looked at so often, ms. */
const EVERY_MS = MINUTE_MS
/** The pause before the next connection, which doubles with each failure, ms. */
const FIRST_PAUSE_MS = 2 * SECOND_MS
const LONGEST_PAUSE_MS = 5 * MINUTE_MS
/** An email that could not be taken in so often is passed over: it must not hold up all later ones. */
const TRIES = 5

/** How far the mailbox has been read: its generation, and the last number in it. */
interface Mark {
  validity: string
  uid: number
}

/**
 * Takes in what arrives in the mailbox of `IMAP_URL`, as soon as the server tells of it, until it is stopped. Nothing in the
 * mailbox is changed: people may read it by other programs. How far it was read is in the database, so nothing is missed
 * while the server is down; what was there before the first connection is left alone.
 */
export function startImap(context: ServerContext, url: string): MailIn {
  const failures = new Map<number, number>()
  let isStopped = false
  let client: ImapFlow | undefined
  let wake = () => {}
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function connected(): Promise<void> {
    client = clientOf(url)
    const lost = new Promise<never>((_, reject) => {
      client?.once('error', reject)
      client?.once('close', () => reject(new Error('The connection ended.')))
    })
    lost.catch(() => undefined)
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
        await Promise.race([takeNew(context, client, nameOf(url), validity, mailbox.uidNext - 1, failures), lost])
      }
      // The client waits by IDLE meanwhile.
      await Promise.race([pause(EVERY_MS), lost])
      isNew ||= !isStopped
    }
  }

  async function run(): Promise<void> {
    let lost = 0
    while (!isStopped) {
      try {
        await connected()
        lost = 0
      } catch (error) {
        if (isStopped) return
        lost += 1
        context.log.warn({ lost, ...faultFields(error) }, 'mailbox not read')
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
 * @param latest the last number at the first connection ever: what came before is left alone.
 * @param failures how often an email was not taken in, by its number.
 */
async function takeNew(
  context: ServerContext,
  client: ImapFlow,
  name: string,
  validity: string,
  latest: number,
  failures: Map<number, number>,
): Promise<void> {
  const known = parseMark(await readMark(context.db, name))
  // In another generation the numbers begin anew; what was taken in before is only counted.
  const from = known === undefined ? latest : known.validity === validity ? known.uid : 0
  const remember = (uid: number) => writeMark(context.db, name, JSON.stringify({ validity, uid } satisfies Mark))
  if (known === undefined) await remember(from)
  const found: { uid: number; size: number }[] = []
  // The server gives the last one for a range beyond it.
  for await (const { uid, size = 0 } of client.fetch(`${from + 1}:*`, { uid: true, size: true }, { uid: true }))
    if (uid > from) found.push({ uid, size })
  for (const { uid, size } of found.sort((one, other) => one.uid - other.uid)) {
    const isCut = size > MAIL_MAX_BYTES
    const part = isCut ? { headers: true } : { source: true }
    const message = await client.fetchOne(String(uid), part, { uid: true })
    const raw = message === false ? undefined : isCut ? message.headers : message.source
    if (raw && !(await isTaken(context, raw, isCut))) {
      const count = (failures.get(uid) ?? 0) + 1
      failures.set(uid, count)
      if (count < TRIES) throw new Error('An email was not taken in.')
      context.log.error({ uid }, 'email left in the mailbox')
    }
    await remember(uid)
  }
}

async function isTaken(context: ServerContext, raw: Buffer, isCut: boolean): Promise<boolean> {
  try {
    const { outcome } = await takeIn(context, raw, isCut)
    context.log.info({ outcome }, 'email taken in')
    return true
  } catch (error) {
    context.log.error(faultFields(error), 'email not taken in')
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

function parseMark(text: string | undefined): Mark | undefined {
  // Only `takeNew` writes it.
  return text === undefined ? undefined : (JSON.parse(text) as Mark)
}
