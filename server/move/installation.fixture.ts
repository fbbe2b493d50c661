// Over 250 lines: one installation has something of everything that a move must not lose.

import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { ASIDE, type Form } from '../../contract/form.ts'
import { quote } from '../../contract/forms/quote.ts'
import { ALL_FORMS } from '../../contract/forms.ts'
import { routes } from '../../contract/routes.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { openFolders } from '../../tests/faults/http-process.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { idOf, reopen } from '../context.fixture.ts'
import type { ServerContext } from '../context.ts'
import { ANSWER } from '../conversation/conversation.fixture.ts'
import { keepDraft } from '../conversation/drafts.ts'
import { keepSavedReply } from '../conversation/saved-replies.ts'
import { sendAnswer } from '../conversation/send-answer.ts'
import { takeJob } from '../database/done-jobs.ts'
import { recordRun } from '../database/job-runs.ts'
import type { Db } from '../database/schema.ts'
import { canaryRequest } from '../desk/canary/canary-request.ts'
import { parseFlags } from '../desk/cli/flags.ts'
import { moveAll } from '../desk/cli/move.ts'
import { writeSite } from '../http/app.fixture.ts'
import { headerPolicyOf } from '../http/context.ts'
import { loadPages } from '../http/pages/pages.ts'
import { emailSource } from '../mail-in/mail-in.fixture.ts'
import { takeIn } from '../mail-in/take-in.ts'
import { confirm } from '../newsletter/confirm.ts'
import { queueIssue } from '../newsletter/send-issue.ts'
import { subscribe } from '../newsletter/subscribe.ts'
import { unsubscribe } from '../newsletter/unsubscribe.ts'
import { confirmToken, receiptToken, unsubscribeToken } from '../secret.ts'
import { signLink } from '../signed-link.ts'
import { addToSubmission } from '../submissions/add-to-submission.ts'
import { completeIndexes } from '../submissions/complete-indexes.ts'
import { act } from '../submissions/desk/act.ts'
import { addNote, removeNote } from '../submissions/desk/notes.ts'
import { undo } from '../submissions/desk/undo.ts'
import { eraseAll } from '../submissions/erase.ts'

/** What a move must not change. */
export interface Installation {
  dist: string
  dataDir: string
  /** One by one, in the order of the forms. */
  references: string[]
  /** The receipt of the first submission. */
  receipt: string
  /** The link of a staff email to a file of a submission, and the file. */
  fileLink: string
  file: string
  /** The key that the first submission was sent with, and its form. */
  key: string
  form: Form
  /** The token of an upload that waits for its form. */
  upload: string
  /** An unsubscribe link. */
  leave: string
}

const INES = { name: 'Ines Müller' }
/** Texts that a careless copy would change: quotes, backslashes, line breaks, other alphabets, a pair of surrogates. */
const WORDS = 'Zoë said “weave \\n algebra”, it\'s "20%" \t😀\n\nбаржа 船 {"a":[1,null]} '

/** Fills the embedded database of a server by what visitors, staff and workers do. It is closed when this resolves. */
async function fillInstallation(): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), 'installation-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const folders = { dist: join(folder, 'dist'), dataDir: join(folder, 'data') }
  const { dataDir } = folders
  const context = await openEmbedded(dataDir)
  writeSite(join(folders.dist, 'client'))
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT: '100' })
  const pages = loadPages(join(folders.dist, 'client'), headerPolicyOf(config))
  const app = buildApp({ config, context, pages, render: async () => ({ status: 200, html: '' }) })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  const references: string[] = []
  const forms = ALL_FORMS.filter(({ name }) => name !== 'newsletter')
  const keys = forms.map(() => randomUUID())
  for (const [at, form] of forms.entries()) references.push(await post(url, form, keys[at] ?? ''))
  await completeIndexes(context)
  // The canary is in no index yet.
  await sendCanary(context, url)
  const upload = await retain(url)
  const files = await context.db.selectFrom('attachment').selectAll().orderBy('submissionId').execute()
  const first = await context.db.selectFrom('submission').selectAll().where('number', '=', 1).executeTakeFirstOrThrow()
  const [withFile] = files
  const [form] = forms
  if (!withFile || !form) throw new Error('No form has a file.')
  await workOn(context, references)
  const leave = await fillNewsletter(context)
  await fillQueues(context)
  await fillColumns(context.db)
  await app.close()
  await context.db.destroy()
  const expiresAt = Date.now() + 3_600_000
  const link = { action: 'file', submissionId: withFile.submissionId, position: withFile.position, expiresAt } as const
  return {
    ...folders,
    references,
    receipt: receiptToken(context.secret, first.id),
    fileLink: signLink(context.secret, link),
    file: FILE,
    key: keys[0] ?? '',
    form,
    upload,
    leave,
  }
}

let filled: Promise<Installation> | undefined

/** A copy of an installation that is filled once for each worker, whose files share this module. */
export async function copyInstallation(): Promise<Installation> {
  filled ??= fillInstallation()
  const original = await filled
  const folders = await openFolders()
  await cp(original.dataDir, folders.dataDir, { recursive: true })
  return { ...original, ...folders }
}

/** Runs `desk move` in this process: a process of its own takes ten times as long. */
export async function move(
  { dataDir }: Pick<Installation, 'dataDir'>,
  argv: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number; out: string }> {
  const parsed = parseFlags(['move', ...argv])
  if ('problem' in parsed) throw new Error(parsed.problem)
  const { flags } = parsed
  try {
    const config = readConfig({ DATA_DIR: dataDir, ...env })
    const asked = { confirm: async () => flags.yes, tell: () => undefined }
    const { exitCode, out, problem } = await moveAll({ config, flags, ...asked })
    return { code: exitCode ?? 0, out: `${out ?? ''}${problem ?? ''}` }
  } catch (error) {
    return { code: 1, out: error instanceof Error ? error.message : String(error) }
  }
}

/** Opens the embedded database of a folder, also where tests run on another one. */
export function openEmbedded(dataDir: string): Promise<ServerContext> {
  return reopen(dataDir, { queuesWebhooks: true })
}

const FILE = `%PDF-1.7\n${'chart '.repeat(3_000)}\n%%EOF\n`

/** Sends a form as a browser does. @returns its reference. */
export async function post(url: string, form: Form, key: string): Promise<string> {
  const body = new FormData()
  for (const [name, { control, options, upload }] of Object.entries(form.fields)) {
    if (upload) body.set(name, new Blob([FILE]), `Plan of ${form.name} – “ü”.pdf`)
    else if (control === 'choice') body.set(name, options?.[0]?.value ?? '')
    else if (control === 'email') body.set(name, `${form.name}@quist.example`)
    else if (control === 'phone') body.set(name, '+1 419-555-0100')
    else body.set(name, control === 'long' ? `${WORDS.repeat(4)}${form.name}` : `Zoë O'Quist ${form.name}`)
  }
  body.set(ASIDE.submissionId, key)
  const response = await fetch(`${url}${form.path}`, { method: 'POST', body })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${form.name}: ${response.status} ${text}`)
  return (JSON.parse(text) as { reference: string }).reference
}

async function sendCanary(context: ServerContext, url: string): Promise<void> {
  const { body, headers } = canaryRequest(context, quote)
  const response = await fetch(`${url}${quote.path}`, { method: 'POST', body, headers })
  if (response.status !== 200) throw new Error(`The canary: ${response.status}`)
}

async function retain(url: string): Promise<string> {
  const body = new FormData()
  // Erasing a submission also removes an upload with the bytes of its file.
  body.set('resume', new Blob([FILE.replace('chart', 'staff')]), 'Résumé.pdf')
  const response = await fetch(`${url}${routes.api.uploads()}`, { method: 'POST', body })
  return ((await response.json()) as { upload: string }).upload
}

/** What the staff and the visitors do afterwards. */
async function workOn(context: ServerContext, references: readonly string[]): Promise<void> {
  const [one = '', two = '', three = '', four = ''] = references
  await act(context, { action: 'take', target: { references: [one, two] } }, INES)
  await act(context, { action: 'answer', target: { references: [two] } }, INES)
  const spam = await act(context, { action: 'spam', target: { references: [three] } }, INES)
  if (spam.ok && spam.undo) await undo(context, spam.undo, INES)
  await addNote(context, one, `Call the harbour. ${WORDS}`, INES)
  const noted = await addNote(context, one, 'Removed again', INES)
  if (noted.ok) await removeNote(context, noted.note.id, INES)
  await keepDraft(context, one, { text: `Tomorrow. ${WORDS}`, cc: [], files: [] }, INES)
  const saved = await keepSavedReply(context, { name: 'Call', desk: null, text: `We call. ${WORDS}` }, INES)
  if (!saved) throw new Error('The reply was not kept.')
  await sendAnswer(context, two, { ...ANSWER, id: randomUUID(), via: 'desk', replies: [saved.id] }, INES)
  const until = new Date(context.now() + HOUR_MS).toISOString()
  await act(context, { action: 'later', target: { references: [one] }, until, evenLate: true }, INES)
  await takeIn(context, Buffer.from(emailSource({ from: 'Nobody <nobody@readers.example>', text: WORDS })))
  const submissionId = await idOf(context, one)
  await addToSubmission(context, { submissionId, note: `And a lighthouse. ${WORDS}`, files: [] })
  await eraseAll(context, [await idOf(context, four)])
  // The next id of the history is not the one after the last row.
  await sql`delete from history where id = (select max(id) from history)`.execute(context.db)
}

/** A subscriber of each state, and an issue. @returns an unsubscribe link's token. */
async function fillNewsletter(context: ServerContext): Promise<string> {
  const { db, secret } = context
  for (const name of ['ada', 'ben', 'cem']) await subscribe(context, `${name}@readers.example`)
  const asks = await db.selectFrom('ask').selectAll().orderBy('askedAt').orderBy('id').limit(2).execute()
  for (const { id } of asks) await confirm(context, confirmToken(secret, id), '192.0.2.1')
  const [stays, leaves] = asks
  if (!stays?.subscriberId || !leaves?.subscriberId) throw new Error('Nobody subscribed.')
  await unsubscribe(context, unsubscribeToken(secret, leaves.subscriberId))
  const content = { title: 'One sounding', preview: 'In short.', markdown: `Deep. ${WORDS}` }
  await queueIssue(context, { key: 'december.md', content })
  return unsubscribeToken(secret, stays.subscriberId)
}

/** Emails that were sent and given up beside those that wait, and what jobs leave. */
async function fillQueues({ db }: ServerContext): Promise<void> {
  const emails = db.selectFrom('outbox').select('id').where('submissionId', 'is not', null).orderBy('id')
  const [one, other] = await emails.execute()
  const at = Date.now()
  const sent = { ...one, state: 'sent', sentAt: at, attempts: 1 } as const
  const dead = { ...other, state: 'dead', lastError: '550 no such user', attempts: 9 } as const
  for (const { id = '', ...row } of [sent, dead]) await db.updateTable('outbox').set(row).where('id', '=', id).execute()
  await recordRun(db, 'backup', { at, problem: 'the disk is full' })
  await db.transaction().execute((tx) => takeJob(tx, 'digest:quotes:2026-11-23', at))
  const attempt = { address: 'ab', at }
  await db.insertInto('attempt').values([attempt, attempt]).execute()
  await db.insertInto('installation').values({ key: 'fact', value: WORDS }).execute()
  await db.insertInto('issue_pace').values({ at, begun: 2 }).execute()
}

/** Gives every column that no row has a value of yet one in the last row, so that a new column is tested, too. */
async function fillColumns(db: Db): Promise<void> {
  for (const { name, columns } of await db.introspection.getTables()) {
    if (name.startsWith('search')) continue
    for (const column of columns) {
      const [table, field] = [sql.table(name), sql.ref(column.name)]
      const { rows } = await sql`select 1 from ${table} where ${field} is not null limit 1`.execute(db)
      const value = column.dataType === 'text' ? 'filled' : column.dataType === 'bigint' ? 1_795_377_600_123 : 7
      if (rows.length === 0)
        await sql`update ${table} set ${field} = ${value} where rowid = (select max(rowid) from ${table})`.execute(db)
    }
  }
}
