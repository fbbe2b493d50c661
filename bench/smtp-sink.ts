import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface SmtpSink {
  url: string
  /** How many emails came so far. */
  count(): number
  close(): Promise<void>
}

/** An SMTP server on the loopback that reads every email and drops it. */
export async function startSink(): Promise<SmtpSink> {
  let emails = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      stream.resume()
      stream.on('end', () => {
        emails += 1
        done()
      })
    },
  })
  // A client that goes away in the middle of an email is the server that is stopped.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  // It listens on a port, so it has an address of this kind.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
