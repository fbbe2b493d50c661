import { createTransport } from 'nodemailer'
import { messageOf } from './compose.ts'
import type { Transport } from './email.ts'

/** The longest wait for a connection, for its greeting, and for any answer, ms. The worker limits a whole delivery. */
const CONNECT_MS = 15_000
const GREETING_MS = 15_000
const IDLE_MS = 30_000

/** Sends through the server of SMTP_URL. Each email has its own connection, because a stuck pool would stop all mail. */
export function smtpTransport(smtpUrl: string): Transport {
  const { hostname, port, protocol } = new URL(smtpUrl)
  const transporter = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    name: `SMTP ${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`,
    async send(email) {
      await transporter.sendMail(messageOf(email))
    },
    close: () => transporter.close(),
  }
}
