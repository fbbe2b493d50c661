import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  from: string
  to: string[]
  mail: Email
  raw: string
}

/** A real SMTP server on the loopback that collects all emails. */
export interface MailServer {
  url: string
  letters: ReceivedEmail[]
  /** Waits until so many emails came. @throws after a minute. */
  wait(count: number): Promise<ReceivedEmail[]>
  /** The first email of which this is true, once it came. @throws after so many seconds. */
  arrived(isIt: (email: ReceivedEmail) => unknown, seconds?: number): Promise<ReceivedEmail>
  close(): Promise<void>
}

interface Options {
  /** 0 lets the system choose a free port. */
  port?: number
  /** Recipients that the server does not know. */
  unknown?: readonly string[]
  /** The number of its answer about them; 4xx for now, 5xx for good. */
  refusal?: number
  /** It speaks TLS from the first byte. */
  tls?: { key: Buffer; cert: Buffer }
  /** What becomes of each email that the server takes. */
  deliver?(email: ReceivedEmail): Promise<void>
}

export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { port = 0, unknown = [], refusal = 550, tls, deliver } = options
  const letters: ReceivedEmail[] = []
  const server = new SMTPServer({
    ...(tls && { secure: true, ...tls }),
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // Connections that rest are open for ten seconds more.
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      done(unknown.includes(address) ? Object.assign(new Error('No such user here'), { responseCode: refusal }) : null)
    },
    async onData(stream, session, done) {
      // A client that is killed in the middle of an email has sent none.
      const raw = await buffer(stream).catch(() => undefined)
      if (raw === undefined) return done(new Error('The client went away.'))
      const { mailFrom, rcptTo } = session.envelope
      const email = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(raw),
        raw: raw.toString('utf8'),
      }
      letters.push(email)
      await deliver?.(email)
      done()
    },
  })
  // A client that goes away in the middle of an email is no fault of a test.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `${tls ? 'smtps' : 'smtp'}://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    async wait(count) {
      for (let tries = 0; tries < 1200 && letters.length < count; tries++) await setTimeout(50)
      if (letters.length < count) throw new Error(`${letters.length} of ${count} emails came`)
      return letters
    },
    async arrived(isIt, seconds = 20) {
      for (let tries = 0; tries < seconds * 50; tries++) {
        const email = letters.find(isIt)
        if (email) return email
        await setTimeout(20)
      }
      throw new Error(`None of ${letters.length} emails is the one that is waited for`)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
