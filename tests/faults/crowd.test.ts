import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../support/close-after-test.ts'
import { counted, sizeOf } from '../support/proof.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { IS_BUILT, openFolders, startBuilt } from './http-process.ts'

const CLIENTS = sizeOf('PROOF_CLIENTS', 40)
const MS = 3_000 + CLIENTS * 20

test(`${CLIENTS} clients at once get their pages, and their forms are stored`, async ({ skip }) => {
  skip(!IS_BUILT, 'needs npm run build')
  const server = await startBuilt((await openFolders()).dataDir)
  const heard = await crowd(server, CLIENTS, (client, turn) =>
    turn % 10 === 9 ? { path: '/api/quote', body: quote(client, turn) } : { path: turn % 2 ? '/about' : '/' },
  )

  expect(heard.statuses).toEqual(new Set([200]))
  counted({ 'answers to all clients': heard.answers })
}, 120_000)

test('24 clients that ask for pages made on demand leave the pages of all others fast', async ({ skip }) => {
  skip(!IS_BUILT, 'needs npm run build')
  const server = await startBuilt((await openFolders()).dataDir)
  let isOver = false
  const times: number[] = []
  const visitor = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      expect((await ask(server, { path: '/about' }, '127.0.9.1', undefined)).status).toBe(200)
      times.push(performance.now() - startedAt)
      await wait(50)
    }
  })()

  const paths = (client: number, turn: number) => `/blog?q=${client}-${turn}`
  const heard = await crowd(server, 24, (client, turn) => ({ path: turn % 2 ? '/forms/quote' : paths(client, turn) }))
  isOver = true
  await visitor

  expect([...heard.statuses].filter((status) => ![200, 429, 503].includes(status))).toEqual([])
  expect(times.length).toBeGreaterThan(10)
  const sorted = times.sort((one, other) => one - other)
  expect(sorted[sorted.length >> 1]).toBeLessThan(400)
  counted({ 'pages of others meanwhile': times.length })
}, 120_000)

interface Asked {
  path: string
  body?: string
}

/** Each client asks ten times at least, once with a form, and until `MS` are over. */
async function crowd(server: ServerProcess, clients: number, next: (client: number, turn: number) => Asked) {
  const statuses = new Set<number>()
  let answers = 0
  // A server that just started renders its first pages.
  await ask(server, { path: '/forms/quote' }, '127.0.0.1', undefined)
  const until = Date.now() + MS
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const agent = closeAfterTest(new Agent({ keepAlive: true, maxSockets: 1 }))
      const from = `127.0.1.${(client % 200) + 1}`
      for (let turn = 0; turn < 10 || Date.now() < until; turn += 1) {
        statuses.add((await ask(server, next(client, turn), from, agent)).status)
        answers += 1
      }
    }),
  )
  return { statuses, answers }
}

function ask({ url }: ServerProcess, { path, body }: Asked, localAddress: string, agent: Agent | undefined) {
  return new Promise<{ status: number }>((resolve, reject) => {
    const asked = request(
      `${url}${path}`,
      {
        ...{ localAddress, agent: agent ?? false, method: body === undefined ? 'GET' : 'POST' },
        headers: body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve({ status: response.statusCode ?? 0 }))
        response.once('error', reject)
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}

function quote(client: number, turn: number): string {
  const person = { name: 'Ada', business: 'Engines', email: `a${client}@engines.example`, phone: '+1 419-555-0100' }
  return String(new URLSearchParams({ ...person, service: 'devops', message: `By spring: ${client}-${turn}.` }))
}
