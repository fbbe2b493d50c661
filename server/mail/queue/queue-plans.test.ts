import { CompiledQuery, sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestContext, sendAccepted, type TestContext } from '../../context.fixture.ts'
import { claim } from './lease.ts'
import { oldestWaitingMs } from './manage-outbox.ts'

const ISSUES = 5_000

/** Every query that the database was asked, as it was compiled. */
let asked: CompiledQuery[] = []

/** A database in which an issue waits for 5,000 subscribers, and one submission's emails. */
async function withIssue(): Promise<TestContext> {
  const context = await openTestContext()
  const at = context.now() - 60_000
  await sql`with recursive more(n) as (select 1 union all select n + 1 from more where n < ${ISSUES})
    insert into outbox (id, kind, about, recipient, state, attempts, "createdAt", "nextAt")
    select n, 'issue', 'x', 'a@b.example', 'waiting', 0, ${at}, ${at} from more`.execute(context.db)
  await sendAccepted(context)
  asked = []
  await context.db.getExecutor().provideConnection(async (connection) => {
    const run = connection.executeQuery.bind(connection)
    vi.spyOn(connection, 'executeQuery').mockImplementation((query, ...rest) => {
      if (/^(select|update)/.test(query.sql)) asked.push(query)
      return run(query, ...rest)
    })
  })
  return context
}

/** How SQLite finds the rows of the queries that were asked, one line for each step. */
async function plans({ db }: TestContext): Promise<string[]> {
  const queries = asked
  asked = []
  const lines: string[] = []
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explained)
    lines.push(...rows.map(({ detail }) => detail))
  }
  return lines
}

test('with 5,000 emails of an issue waiting, the next emails of both queues are found by an index, in their order', async () => {
  const context = await withIssue()

  const claimed = await claim(context, 8, 60_000)
  const steps = await plans(context)

  expect(claimed.map(({ kind }) => kind).sort()).toEqual(['desk', ...Array(6).fill('issue'), 'visitor'])
  expect(steps.filter((step) => /SCAN outbox|TEMP B-TREE|outbox_due/.test(step))).toEqual([])
  // One for each queue, and one for whether any email of an issue waits.
  expect(steps.filter((step) => /outbox_(queue|oldest)/.test(step))).toHaveLength(3)
  expect(steps.join('\n')).toContain('SEARCH issue_pace USING')
})

test('with 5,000 emails of an issue waiting, the age of the outbox is one look into an index', async () => {
  const context = await withIssue()

  await oldestWaitingMs(context.db, context.now())

  expect((await plans(context)).join('\n')).toMatch(/^SEARCH outbox USING (COVERING )?INDEX outbox_oldest /)
})
