import type { AddressInfo } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { SMTPServer } from 'smtp-server'

// A thread with an SMTP server on the loopback that reads every email and drops it. It tells its port and counts emails.

const { emails } = workerData as { emails: Int32Array } // given by smtp-sink.ts
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => {
      Atomics.add(emails, 0, 1)
      done()
    })
  },
})
// A client that goes away in the middle of an email is the server that is stopped.
server.on('error', () => {})
// It listens on a port, so it has an address of this kind.
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.server.address() as AddressInfo).port))
