import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestOffice, SATURDAY, send, sent, stagedFile, type TestOffice } from '../context.fixture.ts'
import { freeReference } from './reference.ts'

const HOUR = 3_600_000

function count(office: TestOffice, table: 'submission' | 'attachment' | 'outbox' | 'idempotency') {
  return office.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
    .then((row) => row.n)
}

function filesIn(office: TestOffice, folder: 'files' | 'staged') {
  return readdir(join(office.dataDir, folder)).catch(() => [])
}

test('an accepted submission is stored with its file and both its letters', async () => {
  const office = await openTestOffice()
  const file = await stagedFile(office, 'plan.txt', 'weekdays')

  const received = await send(office, { files: [file], key: 'form-1' })

  expect(received).toEqual({
    status: 'accepted',
    reference: expect.stringMatching(/^C-[2-9B-DF-HJKMNP-TV-Z]{5}$/),
    receiptToken: expect.stringMatching(/^[\w-]{32}$/),
    dueAt: SATURDAY + 24 * HOUR,
    replay: false,
  })
  const submission = await office.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(submission).toMatchObject({ status: 'open', desk: 'quotes', name: 'Wilhelmina Quist', title: 'Consultation' })
  expect(JSON.stringify(submission)).not.toContain(received.status === 'accepted' && received.receiptToken)
  const attachment = await office.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  expect((await office.store.bytes(attachment.key)).toString()).toBe('weekdays')
  const outbox = await office.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute()
  expect(outbox).toEqual([
    { kind: 'desk', recipient: office.company.mail.quotes },
    { kind: 'visitor', recipient: 'mina@quist.example' },
  ])
  expect(await filesIn(office, 'staged')).toEqual([])
})

test('if the letter cannot be queued, the submission is not kept either, and the file can be sent again', async () => {
  const office = await openTestOffice()
  await sql`create trigger broken before insert on outbox begin select raise(abort, 'outbox is broken'); end`.execute(
    office.db,
  )
  const file = await stagedFile(office, 'plan.txt', 'weekdays')

  await expect(send(office, { files: [file], key: 'form-1' })).rejects.toThrow('outbox is broken')

  expect(await count(office, 'submission')).toBe(0)
  expect(await count(office, 'attachment')).toBe(0)
  expect(await filesIn(office, 'files')).toEqual([])

  await sql`drop trigger broken`.execute(office.db)
  expect(await send(office, { files: [file], key: 'form-1' })).toMatchObject({ status: 'accepted', replay: false })
})

test('the same form sent twice is one submission with one answer', async () => {
  const office = await openTestOffice()

  const first = await send(office, { key: 'form-1', files: [await stagedFile(office, 'a.txt', 'A')] })
  office.pass(24 * HOUR)
  const second = await send(office, { key: 'form-1', files: [await stagedFile(office, 'a.txt', 'A')] })

  expect(second).toEqual({ ...first, replay: true })
  expect(await count(office, 'submission')).toBe(1)
  expect(await filesIn(office, 'files')).toHaveLength(1)
  expect(await filesIn(office, 'staged')).toEqual([])
})

test('a double click is one submission, also while the first is being stored', async () => {
  const office = await openTestOffice()

  const answers = await Promise.all([send(office, { key: 'form-1' }), send(office, { key: 'form-1' }), send(office)])
  const more = await Promise.all([send(office), send(office)])

  const references = new Set([...answers, ...more].map((answer) => answer.status === 'accepted' && answer.reference))
  // One by its key, one by its contents.
  expect(references.size).toBe(2)
  expect(await count(office, 'submission')).toBe(2)
})

test('the same key with other words or another file is refused', async () => {
  const office = await openTestOffice()
  await send(office, { key: 'form-1', files: [await stagedFile(office, 'a.txt', 'A')] })

  const otherWords = await send(office, { key: 'form-1', answers: { message: 'Something else.' } })
  const otherFile = await send(office, { key: 'form-1', files: [await stagedFile(office, 'a.txt', 'B')] })

  expect([otherWords, otherFile]).toEqual([{ status: 'keyReused' }, { status: 'keyReused' }])
  expect(await count(office, 'submission')).toBe(1)
  expect(await filesIn(office, 'staged')).toEqual([])
  expect(await filesIn(office, 'files')).toHaveLength(1)
})

test('without a key, the same contents are one submission for ten minutes', async () => {
  const office = await openTestOffice()
  const first = await sent(office)

  office.pass(10 * 60_000 - 1)
  expect(await sent(office)).toBe(first)

  office.pass(1)
  expect(await sent(office)).not.toBe(first)
})

test('a suspicious submission is kept with its reasons and sends no letter', async () => {
  const office = await openTestOffice()

  const received = await send(office, { marks: { quarantine: ['Honeypot filled'], notes: ['Résumé missing'] } })

  expect(received.status).toBe('accepted')
  const row = await office.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'quarantined', quarantine: '["Honeypot filled"]', notes: '["Résumé missing"]' })
  expect(await count(office, 'outbox')).toBe(0)
})

test('one address gets at most one acknowledgement in ten minutes and three a day; the desk gets every letter', async () => {
  const office = await openTestOffice()
  const minutes = [0, 5, 11, 22, 33, 24 * 60 + 1]

  let passed = 0
  for (const minute of minutes) {
    office.pass((minute - passed) * 60_000)
    passed = minute
    await send(office, {
      key: `form-${minute}`,
      answers: { email: minute % 2 ? 'mina@quist.example' : 'MINA@quist.example' },
    })
  }

  const letters = await office.db.selectFrom('outbox').select(['kind', 'createdAt']).orderBy('createdAt').execute()
  const acknowledged = letters
    .filter(({ kind }) => kind === 'visitor')
    .map((one) => (one.createdAt - SATURDAY) / 60_000)
  expect(acknowledged).toEqual([0, 11, 22, 24 * 60 + 1])
  expect(letters.filter(({ kind }) => kind === 'desk')).toHaveLength(minutes.length)
})

test('a taken reference is not given again', async () => {
  const office = await openTestOffice()
  const taken = await sent(office)
  const picks = [taken, taken, 'C-22222']

  const free = await office.db.transaction().execute((tx) => freeReference(tx, 'C', () => picks.shift() ?? ''))

  expect(free).toBe('C-22222')
})

test('a kept file stays for another send', async () => {
  const office = await openTestOffice()
  const file = { ...(await stagedFile(office, 'cv.txt', 'CV')), kept: true }

  await send(office, { files: [file] })

  expect(existsSync(file.tempPath)).toBe(true)
})
