import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { counted, sizeOf } from '../support/proof.ts'
import { endProcess, printed } from '../support/server-process.ts'
import { openFolders, quoteForm, start } from './http-process.ts'

const UPLOADS = sizeOf('PROOF_UPLOADS', 4)
/** Of an upload, bytes: 1 MB takes a third of a second. A stop is cut short after ten. */
const PIECE = 64 * 1024

test('told to stop amid a send, the server takes it, answers, and then ends in order, and begins no email', async () => {
  const folders = await openFolders()
  const running = await start(folders)
  const texts = [...quoteForm()].map(([name, value]): [string, string] => [name, String(value)])
  const pairs = new URLSearchParams(texts).toString()
  const { socket, heard } = dial(running.url)
  const head = `POST /api/quote HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${pairs.length}\r\n\r\n`
  socket.write(`${head}${pairs.slice(0, 20)}`)
  await wait(200)

  await stopBefore(running.child, () => socket.write(pairs.slice(20)))

  expect(heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"reference":"Q-/)
  const db = closeAfterTest(await openDatabase(folders))
  const emails = await db.selectFrom('outbox').select(['state', 'attempts']).execute()
  expect(emails).toEqual(Array(2).fill({ state: 'waiting', attempts: 0 }))
})

test(`told to stop amid ${UPLOADS} uploads, it takes each whole or answers none`, async () => {
  const folders = await openFolders()
  const running = await start(folders)
  const content = randomBytes(500_000).toString('hex')
  const answers: { status: number; receipt: string }[] = []
  let cut = 0
  let begun = 0
  const uploads = Promise.all(
    Array.from({ length: UPLOADS }, async (_, number) => {
      const { type, body } = await quoteWith(content, number)
      // A busy server may not have accepted what the system has: what it answered before, it has.
      const agent = closeAfterTest(new Agent({ keepAlive: true, maxSockets: 1 }))
      const [ready] = await once(request(`${running.url}/healthz`, { agent }).end(), 'response')
      await text(ready)
      const sending = request(`${running.url}/api/quote`, {
        ...{ method: 'POST', agent },
        headers: { 'content-type': type, 'content-length': body.length },
      })
      try {
        const heard = once(sending, 'response')
        heard.catch(() => undefined)
        for (let at = 0; at < body.length; at += PIECE) {
          sending.write(body.subarray(at, at + PIECE))
          if (at === PIECE) begun += 1
          await wait(20)
        }
        sending.end()
        const [response] = await heard
        answers.push({ status: response.statusCode, ...JSON.parse(await text(response)) })
      } catch {
        cut += 1
      }
    }),
  )
  await expect.poll(() => begun).toBe(UPLOADS)

  expect(await endProcess(running.child)).toBe(0)
  await uploads

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const again = await start(folders)
  for (const { receipt } of answers)
    expect((await (await fetch(`${again.url}${receipt}/files/0`)).text()) === content).toBe(true)
  counted({ 'uploads answered': answers.length, 'uploads cut': cut })
  expect(cut).toBe(0)
})

/** A connection, and what was heard on it. */
function dial(url: string): { socket: Socket; heard: () => string } {
  const { hostname, port } = new URL(url)
  let heard = ''
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  socket.on('data', (text) => {
    heard += text
  })
  return { socket, heard: () => heard }
}

/** What is said when the server has begun to stop; and it ends in order. */
async function stopBefore(child: ChildProcess, say: () => void): Promise<void> {
  const ended = once(child, 'exit')
  const begun = printed(child, child.stderr, /"stopping"/)
  child.kill('SIGTERM')
  await begun
  say()
  expect(await ended).toEqual([0, null])
}

/** A quote request whose file has this content. */
async function quoteWith(content: string, number: number): Promise<{ type: string; body: Buffer }> {
  const encoded = new Response(quoteForm({ email: `ada${number}@engines.example` }, content))
  return { type: encoded.headers.get('content-type') ?? '', body: Buffer.from(await encoded.arrayBuffer()) }
}

test('a request that begins before the stop and has its head after it is served, because a proxy would pass a refusal on', async () => {
  const running = await start(await openFolders())
  const { socket, heard } = dial(running.url)
  // The first answer tells that the server has the connection; then the next request begins.
  socket.write('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\nGET /readyz HTTP/1.1\r\n')
  await expect.poll(heard).toContain('200')

  await stopBefore(running.child, () => socket.write('Host: site\r\n\r\n'))

  expect(heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*"status":"ok"/i)
})

test('a connection from just before the stop may still send its request', async () => {
  const running = await start(await openFolders())
  const { socket, heard } = dial(running.url)
  await once(socket, 'connect')
  // The server has accepted it, too, when it answers another one.
  await (await fetch(`${running.url}/healthz`)).text()

  await stopBefore(running.child, () => socket.write('GET /readyz HTTP/1.1\r\nHost: site\r\n\r\n'))

  expect(heard()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"ok"/)
})
