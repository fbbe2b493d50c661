import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Received {
  from: string
  to: string[]
  mail: Email
  raw: string
}

/** A real SMTP server on the loopback that keeps every letter it is given. */
export interface PostOffice {
  url: string
  letters: Received[]
  /** Waits until this many letters came. @throws after ten seconds. */
  wait(count: number): Promise<Received[]>
  close(): Promise<void>
}

export async function openPostOffice(port = 0): Promise<PostOffice> {
  const letters: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const raw = Buffer.concat(chunks)
      const { mailFrom, rcptTo } = session.envelope
      letters.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        mail: await PostalMime.parse(raw),
        raw: raw.toString('utf8'),
      })
      done()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    letters,
    async wait(count) {
      for (let tries = 0; tries < 200 && letters.length < count; tries++)
        await new Promise((resolve) => setTimeout(resolve, 50))
      if (letters.length < count) throw new Error(`${letters.length} of ${count} letters came`)
      return letters
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
