import { appendFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { test as base, onTestFinished } from 'vitest'
import { CONSULTATION_KINDS } from '../contract/fields/upload.ts'
import { unanswered } from '../contract/form.ts'
import { consultation } from '../contract/forms/consultation.ts'
import { testDatabase } from '../tests/support/test-database.ts'
import { stage } from './attachments/stage.ts'
import type { StagedFile } from './attachments/store.ts'
import { openContext, type ServerContext } from './context.ts'
import { databaseFile } from './database/database-file.ts'
import { openDatabase } from './database/open.ts'
import type { Db, EmailKind } from './database/schema.ts'
import { loadCompany } from './load-company.ts'
import type { Log } from './log.ts'
import type { Email } from './mail/email.ts'
import { renderEmail } from './mail/render-email.ts'
import { openSecrets } from './secret-file.ts'
import { receive } from './submissions/receive.ts'
import type { SubmissionInput } from './submissions/submission-input.ts'

/** A Saturday, 3 PM in Ohio. */
export const SATURDAY = Date.parse('2026-11-21T20:00:00Z')

/** Silent; but `npm test` looks at what all tests logged: nothing of it may be about a person (scripts/log-check.ts). */
const SILENT: Log = { info: collect, warn: collect, error: collect }

function collect(fields: object, msg: string): void {
  const folder = process.env.TEST_LOGS
  if (folder) appendFileSync(join(folder, `unit-${process.pid}.log`), `${JSON.stringify({ ...fields, msg })}\n`)
}

export interface TestContext extends ServerContext {
  dataDir: string
  /** Undefined on SQLite. */
  databaseUrl: string | undefined
  /** Moves the clock. */
  pass(ms: number): void
}

/** SQLite's file with all tables and no rows. Copying it takes less time than the migrations. */
let migrated: Promise<Buffer> | undefined

async function migratedFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'migrated-'))
  await (await openDatabase({ dataDir })).destroy()
  const file = await readFile(databaseFile(dataDir))
  await rm(dataDir, { recursive: true })
  return file
}

/** How a context is opened, where that differs. */
export type Opening = Partial<Parameters<typeof openContext>[0]>

/** A real context on a real database in its own folder, with a clock that stands still. Removed after the test. */
export async function openTestContext({ log = SILENT, ...opening }: Opening = {}): Promise<TestContext> {
  const dataDir = await mkdtemp(join(tmpdir(), 'server-'))
  let now = SATURDAY
  const databaseUrl = opening.databaseUrl ?? (await testDatabase())
  if (databaseUrl === undefined) {
    // A database without its secret is refused.
    await openSecrets({ dataDir })
    migrated ??= migratedFile()
    await writeFile(databaseFile(dataDir), await migrated)
  }
  const own = { dataDir, databaseUrl, company: await loadCompany(), publicUrl: 'https://site.test', now: () => now }
  const context = await openContext({ ...opening, ...own, log })
  onTestFinished(async () => {
    await context.db.destroy()
    await rm(dataDir, { recursive: true })
  })
  const pass = (ms: number) => {
    now += ms
  }
  return Object.assign(context, { dataDir, databaseUrl, pass })
}

/** The data of a server that ended, or of another one, opened as at its start. @throws as it does. */
export async function reopen(dataDir: string, more: Opening = {}): Promise<ServerContext> {
  return openContext({ dataDir, company: await loadCompany(), publicUrl: 'https://site.test', log: SILENT, ...more })
}

export async function stagedFile(
  { dataDir }: Pick<TestContext, 'dataDir'>,
  fileName: string,
  content: Buffer | string,
  field = 'files',
): Promise<StagedFile> {
  const part = { stream: Readable.from([Buffer.from(content)]), fieldName: field, fileName }
  const rule = { count: 5, maxBytes: 20_000_000, kinds: CONSULTATION_KINDS }
  const staging = await stage(dataDir, part, rule)
  if (!staging.ok) throw new Error(staging.text)
  return staging.file
}

export const ANSWERS = {
  fullName: 'Wilhelmina Quist',
  company: 'Quist Cold Stores',
  email: 'Mina@quist.example',
  phone: '+1 419-555-0137',
  service: 'not-sure',
  message: 'Each release takes a Saturday.\n\nWe want weekdays.',
}

/** Sends the consultation form, with what differs. */
export function send(
  context: TestContext,
  more: Partial<Omit<SubmissionInput, 'answers'>> & { answers?: object } = {},
) {
  const files = more.files ?? []
  const answers = { ...unanswered(consultation), ...ANSWERS, files, ...more.answers }
  return receive(context, { ...more, form: consultation, files, answers })
}

/** Sends and gives the answer. @throws when it was not accepted. */
export async function sendForReceipt(context: TestContext, more: Parameters<typeof send>[1] = {}) {
  const received = await send(context, more)
  if (received.status !== 'accepted') throw new Error(received.status)
  return received
}

/** Sends and gives the reference. @throws when it was not accepted. */
export async function sendAccepted(context: TestContext, more: Parameters<typeof send>[1] = {}): Promise<string> {
  return (await sendForReceipt(context, more)).reference
}

/** All emails of a kind, as they would leave now, the oldest first. */
export async function emailsOf(context: ServerContext, kind: EmailKind): Promise<Email[]> {
  const rows = await context.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('createdAt').execute()
  return Promise.all(rows.map((row) => renderEmail(context, row, { address: 'post@sender.test' })))
}

/** The oldest one. @throws when there is none. */
export async function emailOf(context: ServerContext, kind: EmailKind): Promise<Email> {
  const [email] = await emailsOf(context, kind)
  if (!email) throw new Error(`No ${kind} email was queued.`)
  return email
}

/** Of a submission, as other tables name it. */
export async function idOf({ db }: Pick<TestContext, 'db'>, reference: string): Promise<string> {
  const row = db.selectFrom('submission').select('id').where('reference', '=', reference)
  return (await row.executeTakeFirstOrThrow()).id
}

/** What `attempt` holds. */
export async function addressesIn(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('attempt').select('address').orderBy('address').execute()
  return rows.map(({ address }) => address)
}

const withContext = base.extend('context', () => openTestContext())

/** A test with a context of its own and, where it asks for its reference, a submission in it. */
export const test = withContext.extend('reference', ({ context }) => sendAccepted(context))

type Counted = 'submission' | 'attachment' | 'outbox' | 'idempotency' | 'subscriber' | 'issue' | 'addition' | 'attempt'

export async function countRows({ db }: TestContext, table: Counted): Promise<number> {
  const count = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
  return (await count.executeTakeFirstOrThrow()).rows
}

/**
 * Puts so many submissions in the place of the only one: its copies, with keys of their own, and with what is named, by
 * SQL over its columns and `n`, from 1.
 */
export async function multiplySubmission(db: Db, many: number, named: Record<string, string> = {}): Promise<void> {
  const row = await db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  const keys = { id: `id || '-' || n`, reference: 'reference || n', number: 'number+n', tokenHash: '"tokenHash" || n' }
  const own: Record<string, string> = { ...keys, ...named }
  const columns = Object.keys(row).map((name) => own[name] ?? `"${name}"`)
  await sql`with recursive more(n) as (select 1 union all select n + 1 from more where n < ${many})
    insert into submission select ${sql.raw(columns.join(', '))} from submission, more`.execute(db)
  await db.deleteFrom('submission').where('id', '=', row.id).execute()
}
