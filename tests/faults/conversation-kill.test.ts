import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { HAS_DOVECOT, NEEDS_DOVECOT, openMailbox } from '../../server/mail-in/dovecot.fixture.ts'
import { emailSource, provenBy } from '../../server/mail-in/mail-in.fixture.ts'
import { closeAfterTest } from '../support/close-after-test.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { HAS_POSTGRES, startPostgres } from '../support/postgres-server.ts'
import { endProcess, type ServerProcess } from '../support/server-process.ts'
import { openFolders, postQuote, start } from './http-process.ts'

const FULL = process.env.SCENES === 'full'

/** Where emails come in, and what the server is told of it. */
interface Way {
  name: string
  isThere: boolean
  open(dataDir: string): Promise<{ env: Record<string, string>; put(name: string, source: string): Promise<unknown> }>
}

const WAYS: Way[] = [
  { name: 'SQLite and a folder of emails', isThere: true, open: openFolder },
  { name: 'SQLite and a mailbox', isThere: HAS_DOVECOT, open: openImap },
  {
    name: 'PostgreSQL and a mailbox',
    isThere: HAS_DOVECOT && HAS_POSTGRES,
    async open() {
      const [postgres, { env, put }] = await Promise.all([startPostgres(), openImap()])
      if (!postgres) throw new Error('PostgreSQL is not installed.')
      onTestFinished(() => postgres.stop())
      return { env: { ...env, DATABASE_URL: postgres.url('postgres') }, put }
    },
  },
]

describe.each(WAYS)('a conversation by $name', ({ isThere, open }) => {
  test('killed at each of its five steps, loses nothing and sends nothing twice but under one Message-ID', async ({
    skip,
  }) => {
    skip(!isThere, NEEDS_DOVECOT)
    const folders = await openFolders()
    const mail = closeAfterTest(await startMailServer())
    const { env, put } = await open(folders.dataDir)
    let server = await start(folders, { ...env, SMTP_URL: mail.url })
    const again = async () => {
      await endProcess(server.child, 'SIGKILL')
      server = await start(folders, { ...env, SMTP_URL: mail.url })
    }
    const shown = (reference: string) => ask(server, `/api/submissions/${reference}`)

    const { reference, receipt } = await request(server)
    // An email that a killed server was sending is tried again after two minutes: the short run lets these leave first.
    if (!FULL) await mail.wait(2)
    await again()
    const [first, second] = [randomUUID(), randomUUID()]
    await sendAnswer(server, reference, first)
    await endProcess(server.child, 'SIGKILL')
    // A busy machine may take longer than its ten seconds to start a server.
    const db = await openDatabase({ dataDir: folders.dataDir, databaseUrl: env.DATABASE_URL })
    const nextAt = Date.now() + 120_000
    await db.updateTable('outbox').set({ nextAt }).where('id', '=', first).execute()
    await db.destroy()
    await again()
    // Its ten seconds were not over, and are not lost.
    expect(await ask(server, `/api/answers/${first}/recall`, {})).toEqual({ reference, lost: [] })
    expect((await shown(reference)).drafts).toMatchObject([{ text: ANSWER }])
    await sendAnswer(server, reference, second)
    const answerId = await mailed(mail, 'Re: ')
    if (!FULL) await expect.poll(async () => (await shown(reference)).status, PATIENT).toBe('answered')
    await again()
    await expect.poll(async () => (await shown(reference)).status, PATIENT).toBe('answered')

    const thanks = { references: answerId, text: 'Thursday suits me.', more: [provenBy('quist.example')] }
    await put('reply', emailSource(thanks))
    await again()
    await expect.poll(async () => (await shown(reference)).status, PATIENT).toBe('open')
    const staffEmail = await mailed(mail, `[${reference}] DevOps quote`)
    const domain = staffEmail.split('@')[1]?.slice(0, -1)
    // The desk is in Bcc: no header names it.
    const corin = { from: `Corin Vale <corin@${domain}>`, to: 'mina@quist.example', id: '<by-mail@corin>' }
    await put(
      'answer',
      emailSource({
        ...corin,
        subject: 'Thursday',
        text: 'Then Thursday.',
        date: new Date().toUTCString(),
        references: staffEmail,
      }),
    )
    await again()

    await expect.poll(async () => (await shown(reference)).status, PATIENT).toBe('answered')
    const { letters, history } = await shown(reference)
    expect(letters.map(({ direction, via }: Record<string, string>) => `${direction} ${via}`)).toEqual([
      'out desk',
      'in mail',
      'out mail',
    ])
    expect(history.filter(({ kind }: { kind: string }) => kind === 'reopened')).toHaveLength(1)
    const { chosen, open: left } = await ask(server, '/api/figures?days=7')
    expect({ ...chosen, left }).toMatchObject({ answered: 1, onTime: 1, onlyMarked: 0, left: 0 })
    expect((await fetch(`${server.url}${receipt}`)).status).not.toBe(404)
    // To the desk, to the visitor, and the answer; the one that was called back never left.
    expect(new Set(mail.letters.map(({ mail: { messageId } }) => messageId)).size).toBe(3)
    expect(answerId).toContain(second)
  }, 600_000)
})

const PATIENT = { timeout: FULL ? 180_000 : 40_000, interval: 100 }
const ANSWER = 'A release takes twenty minutes.'

/** The Message-ID of the email with this beginning of a subject, once it has come. */
async function mailed(post: MailServer, beginning: string): Promise<string> {
  const { mail } = await post.arrived((email) => email.mail.subject?.startsWith(beginning), PATIENT.timeout / 1000)
  return mail.messageId ?? ''
}

async function openFolder(dataDir: string) {
  const folder = join(dataDir, 'incoming')
  return {
    env: {},
    async put(name: string, source: string) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.tmp`), source)
      await rename(join(folder, `${name}.tmp`), join(folder, `${name}.eml`))
    },
  }
}

async function openImap() {
  const { url, put } = await openMailbox()
  return { env: { IMAP_URL: url }, put }
}

async function request(server: ServerProcess): Promise<{ reference: string; receipt: string }> {
  const person = { name: 'Wilhelmina Quist', email: 'mina@quist.example' }
  const response = await postQuote(server.url, { ...person, service: 'devops' })
  expect(response.status).toBe(200)
  return (await response.json()) as { reference: string; receipt: string }
}

/** Asks the desk as Ines; with a body, by POST. */
async function ask(server: ServerProcess, path: string, body?: object) {
  const response = await fetch(`${server.deskUrl}${path}`, {
    headers: { cookie: 'desk-name=Ines', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return response.json()
}

async function sendAnswer(server: ServerProcess, reference: string, id: string): Promise<void> {
  const { letters, additions } = await ask(server, `/api/submissions/${reference}`)
  const seen = [...letters, ...additions].map((one: { id: string }) => one.id)
  const answer = { id, text: ANSWER, cc: [], files: [], marksAnswered: true, seen }
  await ask(server, `/api/submissions/${reference}/answer`, answer)
}
