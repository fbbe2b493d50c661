import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { ClamdAddress } from './clamd.ts'

type Known = { virus: string; signature: string }

/** Speaks clamd's protocol, for machines without clamd: PING, VERSION, and INSTREAM with one signature and a limit. */
export async function standInFor(address: ClamdAddress, maxBytes: number, known: Known): Promise<Server> {
  const server = createServer((socket) => {
    const answerTo = reader(maxBytes, known)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      const answer = answerTo(chunk)
      if (answer !== undefined) socket.end(`${answer}\0`)
    })
  }).listen('path' in address ? address.path : address.port)
  await once(server, 'listening')
  return server
}

/** Reads what comes over one connection, each byte once. It gives nothing until the command is complete. */
function reader(maxBytes: number, known: Known): (chunk: Buffer) => string | undefined {
  const pieces: Buffer[] = []
  let [rest, total, isStream] = [Buffer.alloc(0), 0, false]
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    if (!isStream) {
      const end = rest.indexOf(0)
      if (end < 0) return undefined
      const command = rest.toString('latin1', 0, end)
      if (command === 'zPING') return 'PONG'
      if (command === 'zVERSION') return 'ClamAV 1.4.6'
      if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND'
      isStream = true
      rest = rest.subarray(end + 1)
    }
    for (; rest.length >= 4; rest = rest.subarray(4 + (pieces.at(-1)?.length ?? 0))) {
      const length = rest.readUInt32BE(0)
      if (length === 0)
        return Buffer.concat(pieces).includes(known.virus) ? `stream: ${known.signature} FOUND` : 'stream: OK'
      if (total + length > maxBytes) return 'INSTREAM size limit exceeded. ERROR'
      if (rest.length < 4 + length) return undefined
      total += length
      pieces.push(rest.subarray(4, 4 + length))
    }
    return undefined
  }
}
