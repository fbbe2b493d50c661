import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { counted, sizeOf } from '../support/proof.ts'
import { seeded } from '../support/seeded.ts'
import { endProcess } from '../support/server-process.ts'
import { faultsOf, IS_BUILT, openFolders, startBuilt } from './http-process.ts'

const REQUESTS = sizeOf('PROOF_RAW_REQUESTS', 500)
const SEED = 20_261_126
const AT_ONCE = 32
/** After this time without an answer the connection is cut by this side, ms. */
const PATIENCE_MS = 1_000

const ANSWERS = {
  ...{ name: 'Ada', business: 'Engines', email: 'ada@engines.example', phone: '+1 419-555-0100', service: 'devops' },
  ...{ message: 'By spring.', submissionId: 'one-key' },
}

test(`after ${REQUESTS} mutated requests on each port the server is as before, and none of them made it fail`, async ({
  skip,
}) => {
  skip(!IS_BUILT, 'needs npm run build')
  const server = await startBuilt((await openFolders()).dataDir)
  const faults = faultsOf(server)
  const random = seeded(SEED)
  const statuses = new Map<number, number>()
  const failed: string[] = []

  for (const [address, seeds] of [
    [server.url, seedsOf(new URL(server.url).host)],
    [server.deskUrl, deskSeedsOf(new URL(server.deskUrl).host)],
  ] as const) {
    let sent = 0
    const sender = async () => {
      while (sent < REQUESTS) {
        sent += 1
        const bytes = mutated(seeds[Math.floor(random() * seeds.length)] ?? Buffer.alloc(0), random)
        for (const status of await answersTo(Number(new URL(address).port), bytes)) {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (status >= 500) failed.push(`${status}: ${bytes.subarray(0, 400).toString('latin1')}`)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, sender))
  }

  expect(failed.slice(0, 3)).toEqual([])
  expect(faults.slice(0, 3)).toEqual([])
  // Mutations that are all refused would reach nothing behind the parser.
  expect(statuses.get(200)).toBeGreaterThan(REQUESTS / 50)
  expect((await fetch(server.url)).status).toBe(200)
  const sound = new URLSearchParams({ ...ANSWERS, submissionId: 'another' })
  expect((await fetch(`${server.url}/api/quote`, { method: 'POST', body: sound })).status).toBe(200)
  expect((await fetch(`${server.deskUrl}/api/overview`)).status).toBe(200)
  expect(await endProcess(server.child)).toBe(0)
  counted({ 'mutated requests': 2 * REQUESTS, 'answered by 200': statuses.get(200) ?? 0 })
}, 3_600_000)

function seedsOf(host: string): Buffer[] {
  const get = (path: string, more: string[] = []) =>
    Buffer.from([`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html', ...more, '', ''].join('\r\n'))
  const json = JSON.stringify({ ...ANSWERS, name: 'Ada "B" \u0000 é' })
  return [
    get('/'),
    get('/about?x=%41%00%ff', ['Range: bytes=0-9', 'If-None-Match: "x", W/"y"', 'Accept-Encoding: br;q=0.5, gzip']),
    get('/blog?q=hull%20&tag=x&page=2'),
    get('/r/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/files/0'),
    get('/s/AAAA.BBBB.CCCC'),
    get('/newsletter/confirm/AAAA.BBBB'),
    get('/healthz', ['Connection: keep-alive', 'Cookie: a=b; c="d"', 'X-Forwarded-For: 198.51.100.1:44, ::1']),
    post(host, '/api/quote', multipartType, multipartBody()),
    post(host, '/api/quote', multipartType, multipartBody(), ['Transfer-Encoding: chunked']),
    post(host, '/api/quote', 'application/x-www-form-urlencoded', String(new URLSearchParams(ANSWERS))),
    post(host, '/api/quote', 'application/json', json),
    post(host, '/api/newsletter', 'application/json; charset=utf-8', '{"email":"ada@engines.example"}'),
    post(host, '/api/uploads', multipartType, multipartBody()),
    post(host, '/r/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/erase', 'application/x-www-form-urlencoded', 'sure=1'),
  ]
}

function deskSeedsOf(host: string): Buffer[] {
  const get = (path: string) =>
    Buffer.from(
      [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'Cookie: desk-name=Ines', 'Accept: application/json', '', ''].join(
        '\r\n',
      ),
    )
  const act = (path: string, body: object) =>
    post(host, path, 'application/json', JSON.stringify(body), ['Cookie: desk-name=Ines', `Origin: http://${host}`])
  const target = { references: ['Q-1'] }
  return [
    get('/'),
    get('/api/overview'),
    get('/api/submissions?q=ada&sort=due&after=x&status=open&service=devops&receivedFrom=2026-02-30'),
    get('/api/submissions/Q-1'),
    get('/api/export.csv?q=ada'),
    get('/api/facets?q=%F0%9F%9A%A2'),
    get('/api/figures?days=7'),
    act('/api/actions', { action: 'answer', target }),
    act('/api/erase/preview', target),
    act('/api/submissions/Q-1/notes', { text: 'Call\u202e back' }),
    act('/api/undo', { id: '00000000-0000-4000-8000-000000000000' }),
    act('/api/newsletter/preview', { title: 'x', preview: 'y', markdown: '# z <script>' }),
  ]
}

const multipartType = 'multipart/form-data; boundary=x7Kq2'

function multipartBody(): string {
  const parts = Object.entries(ANSWERS).map(([name, value]) => [`name="${name}"`, value])
  parts.push(['name="file"; filename="plan.txt"', 'A plan.'])
  return `${parts.map(([what, value]) => `--x7Kq2\r\nContent-Disposition: form-data; ${what}\r\n\r\n${value}\r\n`).join('')}--x7Kq2--\r\n`
}

function post(host: string, path: string, type: string, body: string, more: string[] = []): Buffer {
  const isChunked = more.some((line) => line.startsWith('Transfer'))
  const length = isChunked ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]
  const head = [`POST ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, ...length, ...more, '', '']
  const sent = isChunked ? `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n` : body
  return Buffer.from(head.join('\r\n') + sent)
}

const ODD = [
  ...['\0', '\r', '\n', '\r\n', '\r\n\r\n', '\xff\xfe', '\xed\xa0\x80', '\xe2\x80\xae'],
  ...`% %00 %2e%2e%2f ../ // \\ " ' ; , = -- --x7Kq2 { } [ [[[[ __proto__ constructor -1 1e999 99999999999`.split(' '),
  ...['Content-Length: 5\r\n', 'Transfer-Encoding: chunked\r\n', 'Expect: 100-continue\r\n', 'Upgrade: websocket\r\n'],
  ...['Host: evil.example\r\n', 'Range: bytes=-0,5-1,0-\r\n', 'Cookie: \x01\r\n', ' HTTP/1.0\r\n'],
  ...['null', 'x'.repeat(9_000)],
]

/** One to four changes: bytes, odd words, parts left out, doubled, moved or cut off. */
function mutated(seed: Buffer, random: () => number): Buffer {
  let bytes = seed
  const below = (limit: number) => Math.floor(random() * limit)
  for (let left = 1 + below(4); left > 0; left -= 1) {
    const at = below(bytes.length + 1)
    const to = Math.min(bytes.length, at + 1 + below(40))
    const [before, part, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)]
    const odd = Buffer.from(ODD[below(ODD.length)] ?? '', 'latin1')
    const other = Buffer.from(Array.from({ length: 1 + below(4) }, () => below(256)))
    const changes = [
      [before, odd, part, after],
      [before, odd, after],
      [before, other, part.subarray(1), after],
      [before, after],
      [before, part, part, after],
      [after, part, before],
      [before],
    ]
    bytes = Buffer.concat(changes[below(changes.length)] ?? [])
  }
  return bytes
}

/** The statuses of all answers on one connection, whose end is told behind the bytes. */
async function answersTo(port: number, bytes: Buffer): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  let heard = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    if (heard.length < 100_000) heard += text
  })
  socket.on('error', () => undefined).on('end', () => socket.end())
  socket.setTimeout(PATIENCE_MS, () => socket.destroy())
  socket.end(bytes)
  await once(socket, 'close')
  return [...heard.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
}
