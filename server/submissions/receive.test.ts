import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { countRows, idOf, openTestContext, SATURDAY, send, sendAccepted, stagedFile, test } from '../context.fixture.ts'
import { openContext } from '../context.ts'
import { claim } from '../mail/queue/lease.ts'
import { eraseAll } from './erase.ts'
import type { Received } from './receive.ts'
import { freeReference } from './reference.ts'
import { purge } from './retention.ts'

const HOUR = 3_600_000

function filesIn({ dataDir }: { dataDir: string }, folder: 'files' | 'staged') {
  return readdir(join(dataDir, folder)).catch(() => [])
}

test('an accepted submission is stored with its file and both its letters', async ({ context }) => {
  const file = await stagedFile(context, 'plan.txt', 'weekdays')

  const received = await send(context, { files: [file], key: 'form-1' })

  expect(received).toEqual({
    status: 'accepted',
    reference: expect.stringMatching(/^C-[2-9B-DF-HJKMNP-TV-Z]{5}$/),
    receiptToken: expect.stringMatching(/^[\w-]{32}$/),
    dueAt: SATURDAY + 24 * HOUR,
    replay: false,
  })
  const submission = await context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(submission).toMatchObject({ status: 'open', desk: 'quotes', name: 'Wilhelmina Quist', title: 'Consultation' })
  expect(JSON.stringify(submission)).not.toContain(received.status === 'accepted' && received.receiptToken)
  const attachment = await context.db.selectFrom('attachment').selectAll().executeTakeFirstOrThrow()
  expect(await text(await context.store.read(attachment))).toBe('weekdays')
  const outbox = await context.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute()
  expect(outbox).toEqual([
    { kind: 'desk', recipient: context.company.mail.quotes },
    { kind: 'visitor', recipient: 'mina@quist.example' },
  ])
  expect(await filesIn(context, 'staged')).toEqual([])
})

test('if the letter cannot be queued, the submission is not kept either, and the file can be sent again', async () => {
  const context = await openTestContext()
  await sql`alter table outbox rename to outbox_away`.execute(context.db)
  const file = await stagedFile(context, 'plan.txt', 'weekdays')

  await expect(send(context, { files: [file], key: 'form-1' })).rejects.toThrow('outbox')

  expect(await countRows(context, 'submission')).toBe(0)
  expect(await countRows(context, 'attachment')).toBe(0)
  expect(await filesIn(context, 'files')).toEqual([])

  await sql`alter table outbox_away rename to outbox`.execute(context.db)
  expect(await send(context, { files: [file], key: 'form-1' })).toMatchObject({ status: 'accepted', replay: false })
})

test('the same form sent twice is one submission with one answer', async ({ context }) => {
  const first = await send(context, { key: 'form-1', files: [await stagedFile(context, 'a.txt', 'A')] })
  context.pass(24 * HOUR)
  const second = await send(context, { key: 'form-1', files: [await stagedFile(context, 'a.txt', 'A')] })

  expect(second).toEqual({ ...first, replay: true })
  expect(await countRows(context, 'submission')).toBe(1)
  expect(await filesIn(context, 'files')).toHaveLength(1)
  expect(await filesIn(context, 'staged')).toEqual([])
})

test('a double click is one submission, also while the first is being stored', async ({ context }) => {
  const answers = await Promise.all([send(context, { key: 'form-1' }), send(context, { key: 'form-1' }), send(context)])
  const more = await Promise.all([send(context), send(context)])

  const references = new Set([...answers, ...more].map((answer) => answer.status === 'accepted' && answer.reference))
  // One by its key, one by its contents.
  expect(references.size).toBe(2)
  expect(await countRows(context, 'submission')).toBe(2)
})

test('the same key with other words or another file is refused', async ({ context }) => {
  await send(context, { key: 'form-1', files: [await stagedFile(context, 'a.txt', 'A')] })

  const otherWords = await send(context, { key: 'form-1', answers: { message: 'Something else.' } })
  const otherFile = await send(context, { key: 'form-1', files: [await stagedFile(context, 'a.txt', 'B')] })

  expect([otherWords, otherFile]).toEqual([{ status: 'keyReused' }, { status: 'keyReused' }])
  expect(await countRows(context, 'submission')).toBe(1)
  // The visitor may want it back.
  expect(await filesIn(context, 'staged')).toHaveLength(1)
  expect(await filesIn(context, 'files')).toHaveLength(1)
})

test('without a key, the same contents are one submission for ten minutes', async ({ context }) => {
  const first = await sendAccepted(context)

  context.pass(10 * 60_000 - 1)
  expect(await sendAccepted(context)).toBe(first)

  context.pass(1)
  expect(await sendAccepted(context)).not.toBe(first)
})

test.each(['stays', 'is erased'])(
  'one address gets at most one acknowledgement in ten minutes and three a day where what was sent %s; the desk gets every letter',
  async (then) => {
    const context = await openTestContext()
    const minutes = [0, 5, 11, 22, 33, 24 * 60 + 1]

    const letters = new Map<string, { kind: string; createdAt: number }>()
    for (const minute of minutes) {
      context.pass(SATURDAY + minute * 60_000 - context.now())
      await purge(context)
      const email = minute % 2 ? 'mina@quist.example' : 'MINA@quist.example'
      const reference = await sendAccepted(context, { key: `form-${minute}`, answers: { email } })
      for (const letter of await claim(context, 20, 60_000)) letters.set(letter.id, letter)
      if (then === 'is erased') await eraseAll(context, [await idOf(context, reference)])
    }

    const all = [...letters.values()]
    const acknowledged = all.filter(({ kind }) => kind === 'visitor').map((one) => (one.createdAt - SATURDAY) / 60_000)
    expect(acknowledged).toEqual([0, 11, 22, 24 * 60 + 1])
    expect(all.filter(({ kind }) => kind === 'desk')).toHaveLength(minutes.length)
  },
)

test('an erased acknowledgement counts by a hash for a day, one that was not tried not', async ({ context }) => {
  const erased = async () => eraseAll(context, [await idOf(context, await sendAccepted(context))])
  const counted = () => context.db.selectFrom('done_job').selectAll().execute()
  await erased()
  await sendAccepted(context)
  await claim(context, 9, 60_000)
  await erased()

  const key = expect.stringMatching(/^emailed:visitor:[0-9a-f]{64}:\d{13}$/)
  expect(await counted()).toEqual([{ at: SATURDAY, key }])
  context.pass(24 * HOUR)
  await purge(context)
  expect(await counted()).toEqual([])
})

test('a taken reference is not given again', async ({ context }) => {
  const taken = await sendAccepted(context)
  const picks = [taken, taken, 'C-22222']

  const free = await context.db.transaction().execute((tx) => freeReference(tx, 'C', () => picks.shift() ?? ''))

  expect(free).toBe('C-22222')
})

test('a kept file stays for another send', async ({ context }) => {
  const file = { ...(await stagedFile(context, 'cv.txt', 'CV')), retained: true }

  await send(context, { files: [file] })

  expect(existsSync(file.tempPath)).toBe(true)
})

test('when another process stores the same form meanwhile, its answer is given and no file is left over', async () => {
  const context = await openTestContext()
  const { dataDir, databaseUrl, company, publicUrl, log, now } = context
  const other = await openContext({ dataDir, databaseUrl, company, publicUrl, log, now })
  onTestFinished(() => other.db.destroy())
  const file = () => stagedFile(context, 'a.txt', 'A')
  const put = context.store.put
  let first: Received | undefined
  context.store.put = async (staged) => {
    // The other process stores the whole form after this one has looked for its key.
    first = await send({ ...context, ...other }, { key: 'form-1', files: [await file()] })
    return put(staged)
  }

  const second = await send(context, { key: 'form-1', files: [await file()] })

  expect(first).toMatchObject({ status: 'accepted', replay: false })
  expect(second).toEqual({ ...first, replay: true })
  expect(await countRows(context, 'submission')).toBe(1)
  expect(await filesIn(context, 'files')).toHaveLength(1)
  expect(await filesIn(context, 'staged')).toEqual([])
})
