import { createTransport } from 'nodemailer'
import { mailboxOf } from '../../../contract/fields/mailbox.ts'
import { inTime } from '../../in-time.ts'
import type { Told, Transport } from '../email.ts'
import { ANSWER_MS, SLOTS } from '../queue/slots.ts'
import { messageOf, readOnce } from './compose.ts'

/** The longest wait for a connection, for its greeting, and for a server that is asked whether it is there, ms. */
const CONNECT_MS = 15_000
const GREETING_MS = 15_000
const VERIFY_MS = 30_000

/** An open connection without an email is closed after this time, ms: some mail servers count them. */
const REST_MS = 10_000

/**
 * Sends through the server of SMTP_URL. Connections are used again, because a new one takes more trips than an email. One
 * that is stuck ends with its email's signal, and holds back no other email.
 *
 * @param connections how many may be open at once.
 */
export function smtpTransport(smtpUrl: string, connections = SLOTS): Transport {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const transporter = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    idleTimeout: REST_MS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    // The worker ends a delivery sooner, unless the server has the whole email.
    socketTimeout: ANSWER_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const toldOf = new WeakMap<AbortSignal, Told>()
  // By the id of an email, who reads along and has it while its recipient is refused. A server that starts anew sends it to
  // them once more.
  const takenBy = new Map<string, string[]>()
  transporter.use('stream', ({ data, message }, done) => {
    if ((data.attachments ?? []).length > 0) readOnce(message)
    const told = data.signal && toldOf.get(data.signal)
    const read = message.createReadStream.bind(message)
    if (told) message.createReadStream = () => read().once('end', () => (told.isWhole = true))
    done()
  })
  return {
    name: `SMTP ${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`,
    async send(email, outboxId, signal, told) {
      if (signal && told) toldOf.set(signal, told)
      const had = takenBy.get(outboxId) ?? []
      const sent = await transporter.sendMail({ ...messageOf(email, had), signal })
      const { accepted, rejected, rejectedErrors = [] } = sent
      // With one who reads along the mail server takes an email although it refuses its recipient. It was told the domain in
      // lower case and ASCII.
      const isRefused = rejected.some((one) => mailboxOf(one) === mailboxOf(email.to.address))
      if (isRefused) {
        takenBy.set(outboxId, [...had, ...accepted.map(mailboxOf)])
        throw rejectedErrors[0] ?? new Error('The recipient was refused.')
      }
      takenBy.delete(outboxId)
      if (told) told.refused = rejected
    },
    async verify() {
      if (!(await inTime(transporter.verify(), VERIFY_MS, false))) throw new Error('The mail server does not answer.')
    },
    close: () => transporter.close(),
  }
}
