import { randomBytes } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { type DeskMessage, readMessage } from '../../contract/desk/events.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { openDatabase } from '../../server/database/open.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { freePorts } from '../support/free-port.ts'
import { startMailServer } from '../support/mail-server.ts'
import { HAS_POSTGRES, startPostgres } from '../support/postgres-server.ts'
import { ask, isInstalled, PROXIES } from '../support/proxy.ts'
import { envOf, makeBucket, startS3Server } from '../support/s3-server.ts'
import { endProcess, type ServerProcess } from '../support/server-process.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { openFolders, quoteForm, start } from './http-process.ts'

// Three instances as docs/deploy.md has them: processes with folders of their own, one PostgreSQL, one bucket, one mail
// server, and nginx with deploy/nginx.conf in front. Part of `npm run test:full`, because it takes a minute or two.

const POSTS = 120
const VISITORS = 6
/** Emails that one worker sends at a time (server/mail/queue/slots.ts). */
const SLOTS = 8
/** Each visitor tries again as a browser's user does, for this time at most, ms. */
const PATIENCE_MS = 90_000

interface Answered {
  reference: string
  receipt: string
}

test('with an instance killed and PostgreSQL stopped and killed under load, every submission that was answered is there once, with its file, its emails and its event', {
  timeout: 360_000,
}, async ({ skip }) => {
  skip(!HAS_POSTGRES || !isInstalled('nginx'), 'needs PostgreSQL, nginx and openssl (Debian: postgresql, nginx-light)')
  const { postgres, databaseUrl, mail, instances, request, dataDir } = await openInstallation()
  const [first, second, third] = instances
  const events = await openEvents(third, 'Corin')
  const others = await openEvents(second, 'Ines')
  await seeEachOther([events, third, 'Corin'], [others, second, 'Ines'])
  const files = Array.from({ length: POSTS }, (_, index) => randomBytes(8_000 + 300 * index).toString('hex'))
  const answered = new Map<number, Answered>()
  const refusals: string[] = []
  let next = 0

  async function visit(): Promise<void> {
    while (next < POSTS) {
      const number = next
      next += 1
      const once = await sendUntilAnswered(number)
      answered.set(number, once)
      // As from a browser that lost the answer.
      if (number % 4 === 0) expect(await sendUntilAnswered(number)).toEqual(once)
    }
  }

  async function sendUntilAnswered(number: number): Promise<Answered> {
    const until = Date.now() + PATIENCE_MS
    while (Date.now() < until) {
      const body = new Response(quote(number, files[number] ?? ''))
      const answer = await request('/api/quote', { body }).catch((error: Error) => error)
      if (!(answer instanceof Error) && answer.status === 200) {
        const { reference, receipt } = JSON.parse(answer.text) as Answered // the reply of an accepted request
        return { reference, receipt }
      }
      refusals.push(answer instanceof Error ? answer.message : `${answer.status}`)
      await wait(250)
    }
    throw new Error(`Submission ${number} was never answered: ${refusals.at(-1)}`)
  }

  const load = Promise.all(Array.from({ length: VISITORS }, visit))
  const reached = (share: number) =>
    expect.poll(() => answered.size, { timeout: PATIENCE_MS, interval: 10 }).toBeGreaterThan(POSTS * share)
  await reached(0.2)
  await endProcess(first.child, 'SIGKILL')
  await reached(0.4)
  await postgres.halt('SIGINT')
  await wait(1_500)
  await postgres.resume()
  await reached(0.7)
  await postgres.halt('SIGKILL')
  await postgres.resume()
  await load

  const references = [...answered.values()].map(({ reference }) => reference).sort()
  const db = closeAfterTest(await openDatabase({ dataDir, databaseUrl }))
  const stored = await db.selectFrom('submission').select('reference').execute()
  expect(stored.map(({ reference }) => reference).sort()).toEqual(references)
  expect(new Set(references).size).toBe(POSTS)
  // What nginx said of an instance that was gone, and the instances of a database that was.
  expect(refusals.filter((refusal) => refusal !== '503')).toEqual([])
  expect([second.child.exitCode, third.child.exitCode]).toEqual([null, null])
  for (const [number, { receipt }] of answered) {
    const file = await request(`${receipt}/files/0`)
    expect(file.status).toBe(200)
    expect(file.text === files[number]).toBe(true)
  }

  // As after two minutes, when the leases of the killed worker have ended.
  const waiting = () => db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute()
  await db.updateTable('outbox').set({ leasedUntil: null, nextAt: 0 }).where('state', '=', 'waiting').execute()
  await expect.poll(waiting, { timeout: 60_000, interval: 200 }).toEqual([])
  const ids = Map.groupBy(mail.letters, ({ mail: { messageId } }) => messageId)
  const visitors = new Set(mail.letters.flatMap(({ to }) => to.filter((address) => address.startsWith('visitor'))))
  const doubles = mail.letters.length - ids.size
  console.log(`${POSTS} submissions, ${refusals.length} tries refused, ${ids.size} emails, ${doubles} of them twice.`)
  expect(ids.size).toBe(2 * POSTS)
  expect(visitors.size).toBe(POSTS)
  // The killed worker, and the two others each time that they could not store what they had sent.
  expect(doubles).toBeLessThanOrEqual(SLOTS * (1 + 2 * 2))

  const told = () =>
    events.flatMap((one) => (one.type === 'change' && one.kind === 'received' ? (one.references ?? []) : []))
  await expect.poll(() => told().length, { timeout: 20_000 }).toBe(POSTS)
  expect(told().sort()).toEqual(references)
  // Their servers found each other again.
  await seeEachOther([events, third, 'Corin'], [others, second, 'Ines'])
  for (const { child } of [second, third]) expect(await endProcess(child)).toBe(0)
})

async function openInstallation() {
  const nginx = PROXIES.find(({ name }) => name === 'nginx')
  const postgres = await startPostgres()
  if (!nginx || !postgres) throw new Error('PostgreSQL is not installed.')
  onTestFinished(() => postgres.stop())
  const s3 = closeAfterTest(await startS3Server())
  const mail = closeAfterTest(await startMailServer())
  const databaseUrl = postgres.url('postgres')
  const env = {
    ...envOf(await makeBucket(s3)),
    ...{
      DATABASE_URL: databaseUrl,
      SMTP_URL: mail.url,
      PUBLIC_URL: 'https://example.org',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  }
  const [https = 0, http = 0, one = 0, two = 0, three = 0] = await freePorts(5)
  const folders = await Promise.all([openFolders(), openFolders(), openFolders()])
  const first = await start(folders[0], { ...env, PORT: String(one) })
  for (const { dataDir } of folders.slice(1)) {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await copyFile(join(folders[0].dataDir, 'secret'), join(dataDir, 'secret'))
  }
  const second = await start(folders[1], { ...env, PORT: String(two) })
  const third = await start(folders[2], { ...env, PORT: String(three) })
  const folder = tempFolder()
  await nginx.start({ folder, ports: { https, http, slots: [one, two, three] } })
  const ca = join(folder, 'certificate.pem')
  const request = (path: string, options: { body?: Response } = {}) => ask(https, path, { ...options, ca })
  const instances = [first, second, third] as const
  return { postgres, databaseUrl, mail, instances, request, dataDir: folders[0].dataDir }
}

/** The stream of an open desk, as a browser reads it, until the test ends. */
async function openEvents({ deskUrl }: ServerProcess, name: string): Promise<DeskMessage[]> {
  const aborted = new AbortController()
  onTestFinished(() => aborted.abort())
  const headers = { cookie: `desk-name=${name}` }
  const response = await fetch(`${deskUrl}${deskRoutes.events()}`, { headers, signal: aborted.signal })
  const events: DeskMessage[] = []
  void (async () => {
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (text + chunk).split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: ')) events.push(...[readMessage(line.slice(6)) ?? []].flat())
    }
  })().catch(() => {})
  await expect.poll(() => events.length).toBeGreaterThan(0)
  return events
}

/** Each says through the other's server what its window shows, as behind a proxy, and both see both. */
async function seeEachOther(
  ...[one, other]: [[DeskMessage[], ServerProcess, string], [DeskMessage[], ServerProcess, string]]
) {
  const doing = Math.random() < 0.5 ? 'reading' : 'writing'
  const reference = `Q-${randomBytes(3).toString('hex').toUpperCase()}`
  for (const [[events, , name], [, server]] of [
    [one, other],
    [other, one],
  ] as const) {
    const hello = events.find(({ type }) => type === 'hello')
    const client = hello?.type === 'hello' ? hello.client : ''
    const tell = () =>
      fetch(`${server.deskUrl}${deskRoutes.presence()}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `desk-name=${name}` },
        body: JSON.stringify({ client, reference, doing }),
      })
    await expect.poll(async () => (await tell()).status, { timeout: 30_000, interval: 500 }).toBe(204)
  }
  for (const [events] of [one, other]) {
    const present = () => {
      const last = events.filter(({ type }) => type === 'presence').at(-1)
      return last?.type === 'presence' ? last.present.filter((window) => window.reference === reference).length : 0
    }
    await expect.poll(present, { timeout: 30_000 }).toBe(2)
  }
}

function quote(number: number, file: string): FormData {
  const sender = { name: `Visitor ${number}`, email: `visitor${number}@engines.example` }
  return quoteForm({ ...sender, submissionId: `post-${number}` }, file)
}
