import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { ClamdAddress } from './clamd.ts'

type Known = { virus: string; signature: string }

/** Speaks clamd's protocol, for machines without clamd: PING, VERSION, and INSTREAM with one signature and a limit. */
export async function standInFor(address: ClamdAddress, maxBytes: number, known: Known): Promise<Server> {
  const server = createServer((socket) => {
    let bytes = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      const answer = answerTo(bytes, maxBytes, known)
      if (answer !== undefined) socket.end(`${answer}\0`)
    })
  }).listen('path' in address ? address.path : address.port)
  await once(server, 'listening')
  return server
}

/** Undefined until the command is complete. */
function answerTo(bytes: Buffer, maxBytes: number, known: Known): string | undefined {
  const end = bytes.indexOf(0)
  if (end < 0) return undefined
  const command = bytes.toString('latin1', 0, end)
  if (command === 'zPING') return 'PONG'
  if (command === 'zVERSION') return 'ClamAV 1.4.6'
  if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND'
  const pieces: Buffer[] = []
  let total = 0
  for (let at = end + 1; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) {
      return Buffer.concat(pieces).includes(known.virus) ? `stream: ${known.signature} FOUND` : 'stream: OK'
    }
    total += length
    if (total > maxBytes) return 'INSTREAM size limit exceeded. ERROR'
    pieces.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
