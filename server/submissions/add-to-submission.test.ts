import { expect } from 'vitest'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { idOf, openTestContext, sendAccepted, stagedFile, type TestContext, test } from '../context.fixture.ts'
import { readEmails } from '../mail/read-emails.fixture.ts'
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
async function sendAndAdd(context: TestContext): Promise<string> {
  const reference = await sendAccepted(context, { files: [await stagedFile(context, 'plan.txt', 'weekdays')] })
  context.pass(5 * MINUTE)
  const submissionId = await idOf(context, reference)
  const files = [await stagedFile(context, 'servers.txt', 'eleven')]
  const added = await addToSubmission(context, { submissionId, note: 'We also have a marlinspike.', files })
  expect(added).toEqual({ status: 'added', replay: false })
  return reference
}

/** The newest email to a desk, as a mail program reads it. @throws when there is none. */
async function newestEmail(context: TestContext) {
  const mail = (await readEmails(context, 'desk')).at(-1)
  if (!mail) throw new Error('No email was queued.')
  return mail
}

test('a file that no signed link can name is told without one', async ({ context }) => {
  await sendAndAdd(context)
  const far = context.db.updateTable('attachment').set({ position: 256, bytes: 20_000_000 })
  await far.where('name', '=', 'servers.txt').execute()

  const { text } = await newestEmail(context)

  expect(text).toContain('too large for this email: open it at the desk')
})

test('what was added is found, shown with its time, and exported', async ({ context }) => {
  const reference = await sendAndAdd(context)
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
  const reference = await sendAndAdd(context)

  const [first, mail] = await readEmails(context, 'desk')
  if (!first || !mail) throw new Error('An email is missing.')

  expect(mail.subject).toBe(`[${reference}] Added to Consultation: a note and a file`)
  expect([mail.inReplyTo, mail.header('references')]).toEqual([first.messageId, first.messageId])
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
  expect(first.attachments.map(({ filename }) => filename)).toEqual(['plan.txt'])
  expect(first.text).not.toContain('marlinspike')
})

test('its email answers the newest one about the same request, whatever the sender sent since', async ({ context }) => {
  const reference = await sendAccepted(context)
  context.pass(MINUTE)
  await sendAccepted(context, { answers: { message: 'Another matter altogether.' } })
  context.pass(MINUTE)
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'To the first.', files: [] })

  const [first, other, added] = await readEmails(context, 'desk')

  expect(added?.inReplyTo).toBe(first?.messageId)
  expect(added?.header('references')).toBe(`${other?.messageId} ${first?.messageId}`)
})

test('added files beyond 15 MB have a link each', async ({ context, reference }) => {
  context.pass(MINUTE)
  const large = Buffer.alloc(8 * 1024 * 1024, 'x')
  const files = [await stagedFile(context, 'one.txt', large), await stagedFile(context, 'two.txt', large)]
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: '', files })

  const mail = await newestEmail(context)

  expect(mail.subject).toContain('Added to Consultation: 2 files')
  expect(mail.attachments.map(({ filename }) => filename)).toEqual(['one.txt'])
  expect(mail.text).toMatch(/two\.txt[\s\S]*https:\/\/site\.test\/s\//)
})

test('after an answer, the email tells the new due time', async ({ context, reference }) => {
  await act(context, { action: 'answer', target: { references: [reference] } }, INES)
  context.pass(2 * 24 * 60 * MINUTE)
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'One more.', files: [] })

  const mail = await newestEmail(context)

  expect(mail.text?.replaceAll('\n', ' ')).toContain(
    'The request was answered. It is open again, with a new due time: Tuesday 3:00 PM EST.',
  )
})

test('what was added in quarantine is told with the submission when it is released', async ({ context }) => {
  const reference = await sendAccepted(context, { verdict: { quarantine: [{ reason: 'links', weight: 9 }] } })
  context.pass(MINUTE)
  const files = [await stagedFile(context, 'servers.txt', 'eleven')]
  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'I am no robot.', files })
  expect(await readEmails(context, 'desk')).toEqual([])

  await act(context, { action: 'release', target: { references: [reference] } }, INES)

  const [mail, ...others] = await readEmails(context, 'desk')
  expect(others).toEqual([])
  expect(mail?.text).toContain('I am no robot.')
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['servers.txt'])
})

test('another desk gets the submission with all that was added until then', async ({ context }) => {
  const reference = await sendAndAdd(context)
  context.pass(MINUTE)
  await act(context, { action: 'move', desk: 'careers', target: { references: [reference] } }, INES)

  const mail = await newestEmail(context)

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
  const emails = () => context.db.selectFrom('outbox').selectAll().orderBy('id').execute()
  const before = await emails()

  await addToSubmission(context, { submissionId: await idOf(context, reference), note: 'Tweet.', files: [] })

  expect(await emails()).toEqual(before)
  expect(await context.db.selectFrom('history').select('kind').where('kind', '=', 'added').execute()).toEqual([])
})
