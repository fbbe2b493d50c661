import { connect } from 'node:net'
import type { Readable } from 'node:stream'

// The protocol of clamd (clamd(8)): one command a connection, a zero byte after the command and after the answer.

/** Where clamd listens. */
export type ClamdAddress = { path: string } | { host: string; port: number }

/** The same in words, as the setting CLAMD has it; a host of IPv6 without its brackets. */
export function placeOf(address: ClamdAddress): string {
  return 'path' in address ? address.path : `${address.host}:${address.port}`
}

/**
 * `unreachable`: nobody listens. `slow`: no answer in time. `cut`: the connection ended before the answer. `rubbish`: an
 * answer that clamd does not give. `tooLarge`: the file is larger than clamd's StreamMaxLength. `noFile`: the file could
 * not be read.
 */
export type ScanProblem = 'unreachable' | 'slow' | 'cut' | 'rubbish' | 'tooLarge' | 'noFile'

export type ScanResult =
  | { status: 'clean' }
  | { status: 'infected'; signature: string }
  | { status: 'failed'; problem: ScanProblem }

/** Bytes in one piece of the stream. */
const PIECE = 64 * 1024
/** No answer of clamd is longer, bytes. */
const ANSWER_MAX = 4096

/**
 * Has clamd scan a stream (INSTREAM). The bytes pass through: neither side needs a file of the other.
 *
 * @param withinMs for the whole exchange.
 * @returns `failed` for whatever goes wrong; never throws. The stream is destroyed afterwards.
 */
export async function scanStream(address: ClamdAddress, file: Readable, withinMs: number): Promise<ScanResult> {
  const answer = await exchange(address, 'INSTREAM', withinMs, file)
  file.destroy()
  return 'problem' in answer ? { status: 'failed', ...answer } : verdictIn(answer.text)
}

/** Whether clamd answers PING as it should. Never throws. */
export async function ping(address: ClamdAddress, withinMs: number): Promise<ScanProblem | undefined> {
  const answer = await exchange(address, 'PING', withinMs)
  if ('problem' in answer) return answer.problem
  return answer.text === 'PONG' ? undefined : 'rubbish'
}

/** Its version and that of its signatures: "ClamAV 1.4.6/27456/Sat Nov 21 09:32:10 2026". Undefined without an answer. */
export async function version(address: ClamdAddress, withinMs: number): Promise<string | undefined> {
  const answer = await exchange(address, 'VERSION', withinMs)
  return 'text' in answer && /^ClamAV [\x20-\x7e]{1,200}$/.test(answer.text) ? answer.text : undefined
}

function verdictIn(text: string): ScanResult {
  if (text === 'stream: OK') return { status: 'clean' }
  const [, signature] = /^stream: ([\x21-\x7e]{1,200}) FOUND$/.exec(text) ?? []
  if (signature !== undefined) return { status: 'infected', signature }
  return { status: 'failed', problem: /size limit exceeded/i.test(text) ? 'tooLarge' : 'rubbish' }
}

type Answer = { text: string } | { problem: ScanProblem }

function exchange(address: ClamdAddress, command: string, withinMs: number, file?: Readable): Promise<Answer> {
  return new Promise((resolve) => {
    const socket = connect(address)
    let isConnected = false
    let received = ''
    const end = (answer: Answer) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(answer)
    }
    const timer = setTimeout(() => end({ problem: isConnected ? 'slow' : 'unreachable' }), withinMs)
    socket.on('connect', () => {
      isConnected = true
    })
    // clamd answers in the middle of a stream that is too long, and closes. The answer counts, not what follows.
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      const length = received.indexOf('\0')
      if (length >= 0) end({ text: received.slice(0, length) })
      else if (received.length > ANSWER_MAX) end({ problem: 'rubbish' })
    })
    socket.on('error', () => end({ problem: isConnected ? 'cut' : 'unreachable' }))
    socket.on('close', () => end({ problem: received === '' ? 'cut' : 'rubbish' }))

    const write = (bytes: Buffer) =>
      new Promise<void>((done, failed) => socket.write(bytes, (error) => (error ? failed(error) : done())))
    const send = async () => {
      await write(Buffer.from(`z${command}\0`))
      if (!file) return
      for await (const piece of piecesOf(file)) {
        const length = Buffer.alloc(4)
        length.writeUInt32BE(piece.length)
        await write(Buffer.concat([length, piece]))
      }
      await write(Buffer.alloc(4))
    }
    // A fault of the socket ends the exchange by its own event, before or after this. What else fails is the file.
    send().catch(() => end({ problem: file?.errored ? 'noFile' : isConnected ? 'cut' : 'unreachable' }))
  })
}

async function* piecesOf(file: Readable): AsyncGenerator<Buffer> {
  // A stream without an encoding yields buffers.
  for await (const chunk of file as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += PIECE) yield chunk.subarray(at, at + PIECE)
  }
}
