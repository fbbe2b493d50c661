import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { freePorts } from '../support/free-port.ts'
import { counted } from '../support/proof.ts'
import { type FrontServer, isInstalled, NEEDS_PROXY, PROXIES } from '../support/proxy.ts'
import { endProcess } from '../support/server-process.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openFolders, start } from './http-process.ts'

/** The request that an attacker hides. Its last line takes up the first line of whoever comes next on that connection. */
const HIDDEN = [
  'POST /api/newsletter HTTP/1.1',
  'Host: example.org',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Length: 60',
  '',
  'email=smuggled@quist.example&x=',
].join('\r\n')
const CHUNKED = `0\r\n\r\n${HIDDEN}`
const LENGTH = `Content-Length: ${CHUNKED.length}`

/** Two readings of where a request ends: the heads, and the body that hides the other request. */
const WAYS: [string, string[], string][] = [
  ['a length and chunks', [LENGTH, 'Transfer-Encoding: chunked'], CHUNKED],
  [
    'chunks and a short length',
    ['Content-Length: 4', 'Transfer-Encoding: chunked'],
    `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`,
  ],
  ['chunks of an unknown name', [LENGTH, 'Transfer-Encoding: xchunked'], CHUNKED],
  ['a space before the colon', [LENGTH, 'Transfer-Encoding : chunked'], CHUNKED],
  [
    'a tab before the value, and a second name',
    [LENGTH, 'Transfer-Encoding:\tchunked', 'Transfer-Encoding: identity'],
    CHUNKED,
  ],
  ['a vertical tab before the value', [LENGTH, 'Transfer-Encoding: \x0bchunked'], CHUNKED],
  ['a folded line', [LENGTH, 'X: y', ' Transfer-Encoding: chunked'], CHUNKED],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
  ['a length with a sign', [`Content-Length: +${HIDDEN.length}`], HIDDEN],
  [
    'a chunk whose extension ends in a bare line feed',
    ['Transfer-Encoding: chunked'],
    `1;x\nX\r\n0\r\n\r\n`.concat(HIDDEN),
  ],
  ['lines that end in a bare carriage return', [`X: y\rTransfer-Encoding: chunked`, LENGTH], CHUNKED],
  ['a chunk size beyond all numbers', ['Transfer-Encoding: chunked'], `FFFFFFFFFFFFFFFF1\r\nX\r\n0\r\n\r\n${HIDDEN}`],
]

describe.each(PROXIES)('behind $name', (proxy) => {
  beforeEach(({ skip }) => skip(!isInstalled(proxy.name), NEEDS_PROXY))

  test('no request hides in another, whatever its head says of its length', async () => {
    const { port, ca, folders, server } = await open(proxy)

    for (const [name, lines, body] of WAYS) {
      const head = ['POST /api/contact HTTP/1.1', 'Host: example.org', 'Content-Type: text/plain', ...lines, '', '']
      const attack = speak(port, ca, head.join('\r\n') + body)
      await wait(100)
      // Whoever comes next, on the connections that the proxy keeps to the server.
      const others = await Promise.all(
        Array.from({ length: 8 }, () =>
          speak(port, ca, 'GET /healthz HTTP/1.1\r\nHost: example.org\r\nConnection: close\r\n\r\n', 30_000),
        ),
      )
      for (const heard of others) expect(heard, name).toMatch(/^HTTP\/1\.1 200 [\s\S]*"status":"ok"/)
      const answer = await attack
      expect(answer, name).not.toMatch(/newsletter|subscri/i)
    }

    expect(await endProcess(server.child)).toBe(0)
    const db = closeAfterTest(await openDatabase({ dataDir: folders.dataDir }))
    expect(await db.selectFrom('subscriber').select('id').execute()).toEqual([])
    counted({ 'ways tried': WAYS.length, 'requests of others': 8 * WAYS.length })
  })
})

async function open(proxy: FrontServer) {
  const folders = await openFolders()
  await mkdir(folders.dataDir, { recursive: true })
  const folder = tempFolder()
  const [https = 0, http = 0, first = 0, second = 0] = await freePorts(4)
  await proxy.start({ folder, ports: { https, http, slots: [first, second] } })
  const env = { PUBLIC_URL: 'https://example.org', TRUSTED_PROXIES: '127.0.0.1', PORT: String(first) }
  const server = await start(folders, env)
  return { port: https, ca: await readFile(join(folder, 'certificate.pem')), folders, server }
}

/** Sends bytes by HTTP/1.1 over TLS. @returns all that comes back, up to so many ms of silence. */
function speak(port: number, ca: Buffer, bytes: string, silenceMs = 1_500): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', servername: 'example.org', ca, ALPNProtocols: ['http/1.1'] })
    let heard = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text
    })
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.once('secureConnect', () => socket.write(Buffer.from(bytes, 'latin1')))
    socket.once('error', (error) => (heard === '' && !socket.authorized ? reject(error) : resolve(heard)))
    socket.once('close', () => resolve(heard))
  })
}
