import { StatementSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import { send, sendForReceipt, type TestContext, test } from '../context.fixture.ts'
import { act } from './desk/act.ts'
import { countAttempt } from './rate-limit.ts'
import { findReceipt } from './receipt.ts'

// What a submission costs, in numbers that do not depend on a clock: they are the same on every machine.

/** A submission without files, with its try counted. */
const STATEMENTS_MAX = 14
/** An action to so many submissions as its first step takes, however slow the machine. */
const ACTION_MAX = 10
/** Pages of 4 KiB that 32 submissions of one moment write to the log, each. Random keys touch a page of their own. */
const PAGES_MAX = 7

test('a submission runs few statements', async ({ context }) => {
  await sendNumber(context, 1)

  const statements = await statementsOf(() => sendNumber(context, 2))

  expect(statements).toBeGreaterThan(5)
  expect(statements).toBeLessThanOrEqual(STATEMENTS_MAX)
})

test('an action to many submissions runs fewer statements than there are submissions', async ({ context }) => {
  await sendMany(context, 0)
  const rows = await context.db.selectFrom('submission').select('reference').limit(10).execute()
  const target = { references: rows.map(({ reference }) => reference) }
  for (const action of ['take', 'answer'] as const) {
    const statements = await statementsOf(() => act(context, { action, target }, { name: 'Ines' }))

    expect(statements).toBeGreaterThan(5)
    expect(statements).toBeLessThanOrEqual(ACTION_MAX)
  }
})

test('submissions of one moment share the pages that they write', async ({ context }) => {
  // As in an installation that has been used: the indexes have many pages.
  for (let first = 0; first < 1_600; first += 32) await sendMany(context, first)
  await checkpoint(context)

  await sendMany(context, 1_600)

  const pages = (await checkpoint(context)) / 32
  expect(pages).toBeGreaterThan(0)
  expect(pages).toBeLessThanOrEqual(PAGES_MAX)
})

test('a look at a receipt reads what its letters say only where the visitor has opened it', async ({ context }) => {
  const { receiptToken } = await sendForReceipt(context)
  await sql`insert into message (id, "submissionId", direction, via, author, address, cc, subject, text, quoted, at,
    "messageId", "replyTo", "marksAnswered", remarks) select 'm', id, 'out', 'mail', 'Ines', email, '[]', '', 'marlinspike',
    'marlinspike', 1, '', '', 1, '[]' from submission`.execute(context.db)
  const all = vi.spyOn(StatementSync.prototype, 'all')
  const look = async (isOpen: boolean) => {
    const found = await findReceipt(context, receiptToken, isOpen)
    return [found?.receipt.letters.map(({ text }) => text), JSON.stringify(all.mock.results).includes('marlinspike')]
  }

  expect(await look(false)).toEqual([[undefined], false])
  expect(await look(true)).toEqual([['marlinspike'], true])
})

async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const spies = (['all', 'run'] as const).map((method) => vi.spyOn(StatementSync.prototype, method).mockClear())
  await work()
  return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
}

async function sendNumber(context: TestContext, number: number): Promise<void> {
  const client = `10.0.${number >> 8}.${number & 255}`
  expect(await countAttempt(context, client, 20)).toEqual({ allowed: true })
  const answers = { email: `mina-${number}@quist.example`, message: `A release takes a Saturday, ${number} of them.` }
  expect(await send(context, { answers, key: `form-${number}` })).toMatchObject({ status: 'accepted' })
}

async function sendMany(context: TestContext, first: number): Promise<void> {
  await Promise.all(Array.from({ length: 32 }, (_, index) => sendNumber(context, first + index)))
}

/** Moves the log into the database. @returns how many pages were in the log. */
async function checkpoint({ db }: TestContext): Promise<number> {
  const { rows } = await sql<{ log: number }>`pragma wal_checkpoint(restart)`.execute(db)
  return rows[0]?.log ?? 0
}
