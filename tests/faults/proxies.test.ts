import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { MiB } from '../../contract/fields/upload.ts'
import { openDatabase } from '../../server/database/open.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { freePorts } from '../support/free-port.ts'
import { listenWith } from '../support/loopback-server.ts'
import { ask, type FrontServer, type Heard, isInstalled, NEEDS_PROXY, PROXIES } from '../support/proxy.ts'
import { endProcess } from '../support/server-process.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openFolders, start } from './http-process.ts'

/** Between the word to the proxy and the stop of the slot that it left, as docs/deploy.md asks, ms. */
const BEFORE_STOP_MS = 2_000

// The proxies' files of deploy/ in front of the real server: nginx and Caddy of Debian, as an ordinary account, with TLS by
// a certificate made for the test, HTTP/2, and clients of several addresses.

describe.each(PROXIES)('behind $name', (proxy) => {
  beforeEach(({ skip }) => skip(!isInstalled(proxy.name), NEEDS_PROXY))

  test('the site is there by HTTP/2, takes five files of 10 MB, and refuses in words a body that announces too much', async () => {
    const { request, ports, folders, env } = await open(proxy)
    await start(folders, { ...env, PORT: String(ports.slots[0]) })

    const page = await request('/')
    const sent = await request('/api/consultation', { body: consultation(5, 10 * MiB) })

    expect(page.status).toBe(200)
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    expect(sent.text).toContain('"reference"')
    expect(sent.status).toBe(200)

    const refused = await request('/api/consultation', { body: consultation(1, 1000), announced: 200 * MiB })

    expect(refused.status).toBe(413)
    expect(refused.text).toMatch(/too large together|more than we can take/)
    const headers = { accept: 'application/json' }
    const program = await request('/api/consultation', { body: consultation(1, 1000), announced: 200 * MiB, headers })
    expect([program.status, program.headers['content-type']]).toEqual([
      413,
      expect.stringContaining('application/json'),
    ])
    expect(JSON.parse(program.text).error).toMatch(/too large together|more than we can take/)
  })

  test('the limit counts each visitor by its own address, whatever X-Forwarded-For it sends', async () => {
    const { request, ports, folders, env } = await open(proxy)
    await start(folders, { ...env, PORT: String(ports.slots[0]), RATE_LIMIT: '2' })
    const send = async (from: string, forged: string) =>
      (await request('/api/consultation', { from, body: consultation(0, 0), headers: { 'x-forwarded-for': forged } }))
        .status

    expect(await send('127.0.0.2', '192.0.2.1')).toBe(200)
    expect(await send('127.0.0.2', '192.0.2.2')).toBe(200)
    expect(await send('127.0.0.2', '192.0.2.3')).toBe(429)
    expect(await send('127.0.0.3', '192.0.2.3')).toBe(200)
  })

  test('a visitor is told when the server is away, and nothing of the proxy', async () => {
    const { request, ports, folders, env } = await open(proxy)
    const server = await start(folders, { ...env, PORT: String(ports.slots[0]) })
    expect((await request('/')).status).toBe(200)

    await endProcess(server.child)
    const away = await request('/')
    const posted = await request('/api/consultation', { body: consultation(0, 0) })

    for (const answer of [away, posted]) {
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('30')
      expect(answer.headers['content-type']).toContain('text/html')
      expect(answer.text).toContain('We are back in a moment')
      expect(answer.text).not.toMatch(/nginx|caddy/i)
    }
  })

  test('an update that changes the slot refuses nobody, and no form is stored twice', async () => {
    const { request, ports, place, folders, env } = await open(proxy)
    const old = await start(folders, { ...env, PORT: String(ports.slots[0]) })
    const answers: string[] = []
    let isOver = false
    const visitors = Array.from({ length: 3 }, async () => {
      while (!isOver) {
        const answer = await request('/api/consultation', { body: consultation(0, 0) })
        answers.push(answer.status === 200 ? 'received' : `${answer.status} ${answer.text}`)
        await setTimeout(20)
      }
    })
    const someMore = async () => {
      const reached = answers.length + 6
      await expect.poll(() => answers.length, { timeout: 30_000 }).toBeGreaterThan(reached)
    }

    const changeSlot = async (slot: 0 | 1) => {
      proxy.changeSlot?.(place, slot)
      if (proxy.changeSlot) await setTimeout(BEFORE_STOP_MS)
    }

    // docs/deploy.md: the second slot starts, the first one stops, starts again with the new release, and the second stops.
    const second = await start(folders, { ...env, PORT: String(ports.slots[1]) })
    await someMore()
    await changeSlot(1)
    await endProcess(old.child)
    await someMore()
    await start(folders, { ...env, PORT: String(ports.slots[0]) })
    await changeSlot(0)
    await endProcess(second.child)
    await someMore()
    isOver = true
    await Promise.all(visitors)

    expect(new Set(answers)).toEqual(new Set(['received']))
    const db = closeAfterTest(await openDatabase({ dataDir: folders.dataDir }))
    // No proxy sends a form twice: these have no key by which the server would know it again.
    expect(await db.selectFrom('submission').select('id').execute()).toHaveLength(answers.length)
  })
})

test('of instances that nginx takes in turns, one that lacks a style or takes no connection hands on to another', async ({
  skip,
}) => {
  skip(!isInstalled('nginx'), NEEDS_PROXY)
  const has = (style: string) =>
    listenWith((socket) =>
      socket.once('data', (head) => {
        const status = `${head}`.includes(style) ? '200 OK' : '404 Not Found'
        socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
      }),
    )
  const folder = tempFolder()
  const [https = 0, http = 0] = await freePorts(2)
  const slots = [await has('new.css'), await has('old.css'), await cutOff()] as const
  await PROXIES.find(({ name }) => name === 'nginx')?.start({ folder, ports: { https, http, slots } })
  const askAll = (path: string) =>
    Promise.all([1, 2, 3].map(async () => (await ask(https, path, { ca: join(folder, 'certificate.pem') })).status))

  expect(await askAll('/_astro/new.css')).toEqual([200, 200, 200])
  expect(await askAll('/_astro/old.css')).toEqual([200, 200, 200])
  expect(await askAll('/none.css')).toEqual([404, 404, 404])
})

/** The port of a machine that was cut off without a word: nobody there takes a connection, and the queue is full. */
async function cutOff(): Promise<number> {
  const listen = `require('node:net').createServer().listen({ host: '127.0.0.1', port: 0, backlog: 1 }, function () {
    require('node:worker_threads').parentPort.postMessage(this.address().port)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })`
  const machine = new Worker(listen, { eval: true })
  onTestFinished(async () => void (await machine.terminate()))
  const [port] = (await once(machine, 'message')) as [number]
  const waiting = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => undefined))
  onTestFinished(() => waiting.forEach((socket) => void socket.destroy()))
  return port
}

async function open(proxy: FrontServer) {
  const folders = await openFolders()
  const folder = tempFolder()
  const [https = 0, http = 0, first = 0, second = 0] = await freePorts(4)
  const ports = { https, http, slots: [first, second] as const }
  await mkdir(folders.dataDir, { recursive: true })
  const place = { folder, ports }
  await proxy.start(place)
  const env = { PUBLIC_URL: 'https://example.org', TRUSTED_PROXIES: '127.0.0.1' }
  const ca = join(folder, 'certificate.pem')
  const request = (path: string, options: Omit<Parameters<typeof ask>[2], 'ca'> = {}): Promise<Heard> =>
    ask(https, path, { ...options, ca })
  return { folders, ports, place, env, request }
}

/** A consultation with files, as a browser sends it. */
function consultation(files: number, bytes: number): Response {
  const form = new FormData()
  const answers = {
    ...{ fullName: 'Ada Byron', company: 'Engines', email: 'ada@engines.example', phone: '+1 419-555-0100' },
    ...{ service: 'not-sure', message: `Weave algebra by spring. ${Math.random()}` },
  }
  for (const [name, value] of Object.entries(answers)) form.set(name, value)
  for (let position = 0; position < files; position += 1) {
    const content = Buffer.alloc(bytes, `${position} `)
    content.write('%PDF-1.7\n')
    content.write('\n%%EOF\n', Math.max(0, bytes - 7))
    form.append('files', new Blob([content]), `${position}.pdf`)
  }
  return new Response(form)
}
