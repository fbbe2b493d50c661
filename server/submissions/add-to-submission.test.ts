import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { expect } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { idOf, openTestContext, sendAccepted, stagedFile, type TestContext, test } from '../context.fixture.ts'
import type { OutboxTable } from '../database/schema.ts'
import { renderEmail } from '../mail/render-email.ts'
import { messageIdOf } from '../mail/thread.ts'
import { compose } from '../mail/transport/compose.ts'
import { addToSubmission } from './add-to-submission.ts'
import { completeIndexes } from './complete-indexes.ts'
import { act } from './desk/act.ts'
import { csvOf } from './desk/csv.ts'
import { eachLoaded, findLoaded, listItems } from './desk/list.ts'
import { recordInJson } from './desk/record-json.ts'
import { showSubmission } from './desk/show.ts'

const INES = { name: 'Ines' }
const MINUTE = 60_000
const EVERYTHING = { filter: NO_FILTER, me: '', now: 0 }

/** A consultation with a plan, to which a note and a file are added five minutes later. */
async function sendAndAdd(context: TestContext, note = 'We also have a marlinspike.') {
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  context.pass(5 * MINUTE)
  const submissionId = await idOf(context, reference)
  const added = await addToSubmission(context, {
    submissionId,
    note,
    files: [await stagedFile(context, 'servers.txt', 'eleven')],
  })
  expect(added).toEqual({ status: 'added', replay: false })
  return { reference, submissionId }
}

function deskEmails(context: TestContext): Promise<OutboxTable[]> {
  return context.db.selectFrom('outbox').selectAll().where('kind', '=', 'desk').orderBy('createdAt').execute()
}

async function parsed(context: TestContext, row: OutboxTable | undefined) {
  if (!row) throw new Error('There is no such email.')
  const email = await renderEmail(context, row, { address: 'post@sender.test' })
  const mail = await PostalMime.parse(await buffer(compose(email)))
  return { ...mail, header: (key: string) => mail.headers.find((one) => one.key === key)?.value }
}

test('a file that no signed link can name is told without one', async ({ context }) => {
  await sendAndAdd(context)
  await context.db
    .updateTable('attachment')
    .set({ position: 256, bytes: 20_000_000 })
    .where('name', '=', 'servers.txt')
    .execute()

  const { text } = await parsed(context, (await deskEmails(context))[1])

  expect(text).toContain('too large for this email: open it at the desk')
})

test('what was added is found, shown with its time, and exported', async ({ context }) => {
  const { reference } = await sendAndAdd(context)
  const at = new Date(context.now()).toISOString()

  await completeIndexes(context)
  for (const text of ['marlinspike', 'servers']) {
    const { items } = await listItems(context, { ...EVERYTHING, filter: { ...NO_FILTER, text } }, { limit: 10 })
    expect(items.map((item) => item.reference)).toEqual([reference])
    if (text === 'marlinspike') expect(items[0]?.hit).toMatchObject({ label: 'Added later' })
  }

  expect(await showSubmission(context, reference)).toMatchObject({
    additions: [{ note: 'We also have a marlinspike.', at, reopened: false, files: [1] }],
    attachments: [
      { name: 'plan.txt', addedAt: null },
      { name: 'servers.txt', addedAt: at },
    ],
    history: [{ kind: 'received' }, { kind: 'added', actor: null, detail: 'a note and a file', undo: null }],
  })

  const loaded = await findLoaded(context, reference)
  if (!loaded) throw new Error('It is gone.')
  expect(recordInJson(loaded)).toMatchObject({
    additions: [{ note: 'We also have a marlinspike.', at }],
    attachments: [{ addedAt: null }, { addedAt: at }],
  })
  const csv = (await Array.fromAsync(csvOf(eachLoaded(context, EVERYTHING)))).join('')
  expect(csv).toContain('Added by the visitor')
  expect(csv).toContain(`${at}: We also have a marlinspike., servers.txt`)
})

test('the desk is told by an email in the thread of the first one, with what was added and nothing else', async () => {
  const context = await openTestContext()
  const { reference } = await sendAndAdd(context)
  const [first, second] = await deskEmails(context)
  if (!first || !second) throw new Error('An email is missing.')

  const mail = await parsed(context, second)

  expect(mail.subject).toBe(`[${reference}] Added to Consultation: a note and a file`)
  expect(mail.header('in-reply-to')).toBe(messageIdOf(first, context.company))
  expect(mail.header('references')).toBe(messageIdOf(first, context.company))
  expect(mail.header('auto-submitted')).toBe('auto-generated')
  expect(mail.replyTo).toEqual([{ name: 'Wilhelmina Quist', address: 'Mina@quist.example' }])
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['servers.txt'])
  for (const body of [mail.text, mail.html?.replaceAll('&nbsp;', ' ')]) {
    expect(body).toContain('We also have a marlinspike.')
    for (const said of ['Wilhelmina Quist, Quist Cold Stores', 'Added Saturday, November 21, 3:05 PM EST'])
      expect(body).toContain(said)
    for (const said of ['Each release takes a Saturday.', 'open again']) expect(body).not.toContain(said)
  }
  // Sent late, the first one still tells of its own submission alone.
  const late = await parsed(context, first)
  expect(late.attachments.map(({ filename }) => filename)).toEqual(['plan.txt'])
  expect(late.text).not.toContain('marlinspike')
})

test('its email answers the newest one about the same request, whatever the sender sent since', async ({ context }) => {
  const reference = await sendAccepted(context)
  context.pass(MINUTE)
  await sendAccepted(context, { answers: { message: 'Another matter altogether.' } })
  context.pass(MINUTE)
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'To the first.', files: [] })

  const [first, other, added] = await deskEmails(context)
  const mail = await parsed(context, added)

  const ids = [other, first].map((row) => row && messageIdOf(row, context.company))
  expect(mail.header('in-reply-to')).toBe(ids[1])
  expect(mail.header('references')).toBe(ids.join(' '))
})

test('added files beyond 15 MB have a link each', async ({ context, reference }) => {
  context.pass(MINUTE)
  const large = Buffer.alloc(8 * 1024 * 1024, 'x')
  const files = [await stagedFile(context, 'one.txt', large), await stagedFile(context, 'two.txt', large)]
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: '', files })

  const mail = await parsed(context, (await deskEmails(context))[1])

  expect(mail.subject).toContain('Added to Consultation: 2 files')
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['one.txt'])
  expect(mail.text).toMatch(/two\.txt[\s\S]*https:\/\/site\.test\/s\//)
})

test('after an answer, the email tells the new due time', async ({ context, reference }) => {
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  context.pass(2 * 24 * 60 * MINUTE)
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'One more.', files: [] })

  const mail = await parsed(context, (await deskEmails(context))[1])

  expect(mail.text?.replaceAll('\n', ' ')).toContain(
    'The request was answered. It is open again, with a new due time: Tuesday 3:00 PM EST.',
  )
})

test('what was added in quarantine is told with the submission when it is released', async ({ context }) => {
  const reference = await sendAccepted(context, { verdict: { quarantine: [{ reason: 'links', weight: 9 }] } })
  context.pass(MINUTE)
  const files = [await stagedFile(context, 'servers.txt', 'eleven')]
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'I am no robot.', files })
  expect(await deskEmails(context)).toEqual([])

  await act(context, { action: 'release', target: { references: [reference] } }, INES)

  const emails = await deskEmails(context)
  expect(emails).toHaveLength(1)
  const mail = await parsed(context, emails[0])
  expect(mail.text).toContain('I am no robot.')
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['servers.txt'])
})

test('another desk gets the submission with all that was added until then', async ({ context }) => {
  const { reference } = await sendAndAdd(context)
  context.pass(MINUTE)
  await act(context, { action: 'move', desk: 'careers', target: { references: [reference] } }, INES)

  const mail = await parsed(context, (await deskEmails(context)).at(-1))

  expect(mail.text).toContain('We also have a marlinspike.')
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['plan.txt', 'servers.txt'])
})

test('webhooks are left as they are', async () => {
  const context = await openTestContext({ queuesWebhooks: true })
  const reference = await sendAccepted(context)
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  const before = await context.db.selectFrom('webhook').selectAll().execute()

  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'One more.', files: [] })

  expect(before.map(({ type }) => type)).toEqual(['submission.accepted', 'submission.answered'])
  expect(await context.db.selectFrom('webhook').selectAll().execute()).toEqual(before)
})

test('a canary tells nobody', async ({ context, reference }) => {
  await context.db.updateTable('submission').set({ canary: 1 }).execute()
  const before = await deskEmails(context)

  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'Tweet.', files: [] })

  expect(await deskEmails(context)).toEqual(before)
  expect(await context.db.selectFrom('history').select('kind').where('kind', '=', 'added').execute()).toEqual([])
})
