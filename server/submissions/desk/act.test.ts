import { expect } from 'vitest'
import type { DeskAction } from '../../../contract/desk/actions.ts'
import { filterToQuery } from '../../../contract/desk/filter.ts'
import { actionRequest, readRequest } from '../../../contract/desk/requests.ts'
import { openTestContext, sendAccepted, type TestContext, test } from '../../context.fixture.ts'
import { completeIndexes } from '../complete-indexes.ts'
import { act } from './act.ts'
import { correctAddress } from './correct-address.ts'
import { addNote, editNote, removeNote } from './notes.ts'
import { showSubmission } from './show.ts'
import { undo } from './undo.ts'

const INES = { name: 'Ines' }
const CORIN = { name: 'Corin' }
const QUARANTINE = { verdict: { quarantine: [{ reason: 'Honeypot filled', weight: 3 }] } }

type Simple = Exclude<DeskAction, 'move' | 'phone' | 'later' | 'give'>

async function does(context: TestContext, action: Simple, references: string[], actor = INES) {
  const acted = await act(context, { action, target: { references } }, actor)
  if (!acted.ok) throw new Error(acted.problem)
  return acted
}

function row(context: TestContext) {
  return context.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
}

async function letters(context: TestContext): Promise<string[]> {
  const rows = await context.db.selectFrom('outbox').select(['kind', 'recipient']).orderBy('kind').execute()
  return rows.map(({ kind }) => kind)
}

test.for<[Simple, Simple | undefined, object, object]>([
  ['take', undefined, { owner: null }, { owner: 'Ines' }],
  ['unassign', 'take', { owner: 'Ines' }, { owner: null }],
  ['answer', undefined, { status: 'open', answeredAt: null }, { status: 'answered', answeredAt: expect.any(Number) }],
  ['reopen', 'answer', { status: 'answered' }, { status: 'open', answeredAt: null }],
  ['spam', undefined, { status: 'open' }, { status: 'spam' }],
  ['release', 'spam', { status: 'spam' }, { status: 'open' }],
])('%s is done, undone and done again', async ([action, first, before, after], { context, reference }) => {
  if (first) await does(context, first, [reference])
  const start = await row(context)
  expect(start).toMatchObject(before)

  const done = await does(context, action, [reference])
  expect(await row(context)).toMatchObject(after)
  expect(await does(context, action, [reference])).toMatchObject({ changed: 0, reasons: [{ reason: 'already' }] })

  const undone = await undo(context, done.undo ?? '', CORIN)
  expect(undone).toMatchObject({ changed: 1, references: [reference] })
  expect(await row(context)).toEqual(start)
  expect(await undo(context, done.undo ?? '', CORIN)).toMatchObject({ changed: 0, skipped: 0 })

  expect(await undo(context, undone.undo ?? '', INES)).toMatchObject({ changed: 1 })
  expect(await row(context)).toMatchObject(after)
  expect(await letters(context)).toEqual(['desk', 'visitor'])
})

test('an answer by phone needs a word of how, stands in the history with it, and is undone', async ({ context }) => {
  const reference = await sendAccepted(context)
  const start = await row(context)
  const how = '  Called back:\u202e Tuesday suits. '
  const asked = { action: 'phone', target: { references: [reference] }, how }

  expect(readRequest(actionRequest, { ...asked, how: ' ' })).toMatchObject({ ok: false })
  const read = readRequest(actionRequest, asked)
  if (!read.ok) throw new Error(read.problem)
  const done = await act(context, read.value, INES)
  if (!done.ok) throw new Error(done.problem)

  const now = context.now()
  expect(await row(context)).toMatchObject({ status: 'answered', answeredBy: 'phone', firstAnsweredAt: now })
  const [last] = (await showSubmission(context, reference))?.history.slice(-1) ?? []
  expect(last).toMatchObject({ kind: 'phoned', actor: 'Ines', detail: 'Called back: Tuesday suits.' })
  await undo(context, done.undo ?? '', CORIN)
  expect(await row(context)).toEqual(start)

  // What is open was answered by nobody.
  await act(context, read.value, INES)
  await does(context, 'reopen', [reference])
  expect(await row(context)).toMatchObject({ status: 'open', answeredBy: null })
})

test('what is in quarantine or spam cannot be answered by mistake', async ({ context }) => {
  const reference = await sendAccepted(context, QUARANTINE)

  const answered = await does(context, 'answer', [reference])
  const released = await does(context, 'release', [reference])

  expect(answered).toMatchObject({ changed: 0, reasons: [{ reference, reason: 'quarantined' }] })
  expect(released.changed).toBe(1)
  expect(await letters(context)).toEqual(['desk', 'visitor'])
})

test('what is answered is not put aside or marked as spam, and is not said to be so already', async ({ context }) => {
  const reference = await sendAccepted(context)
  await does(context, 'answer', [reference])

  const spam = await does(context, 'spam', [reference])
  const later = await act(context, { action: 'later', target: { references: [reference] }, until: null }, INES)
  const again = await does(context, 'answer', [reference])

  const reasons = [spam, later, again].map((acted) => acted.ok && acted.reasons.map(({ reason }) => reason))
  expect(reasons).toEqual([['state'], ['state'], ['already']])
})

test('a release that is undone in time sends no letter; released again, it sends them', async ({ context }) => {
  const reference = await sendAccepted(context, QUARANTINE)

  const released = await does(context, 'release', [reference])
  const first = await context.db.selectFrom('outbox').select('nextAt').executeTakeFirstOrThrow()
  const undone = await undo(context, released.undo ?? '', INES)

  expect(first.nextAt).toBe(context.now() + 10_000)
  expect(await letters(context)).toEqual([])
  expect(await row(context)).toMatchObject({ status: 'quarantined' })
  await undo(context, undone.undo ?? '', INES)
  expect(await letters(context)).toEqual(['desk', 'visitor'])
})

test('a release sends its letters, also where a colleague was told before it, and again after an undo', async () => {
  const context = { ...(await openTestContext()), people: [{ name: 'Corin', aliases: [], address: 'corin@a.example' }] }
  const reference = await sendAccepted(context, QUARANTINE)
  await addNote(context, reference, '@Corin, is this one of yours?', INES)

  const released = await does(context, 'release', [reference])
  expect(await letters(context)).toEqual(['colleague', 'desk', 'visitor'])
  await undo(context, released.undo ?? '', INES)
  expect(await letters(context)).toEqual(['colleague'])
  await does(context, 'release', [reference])
  expect(await letters(context)).toEqual(['colleague', 'desk', 'visitor'])
})

test('what waits of a request that is marked as spam is withheld, and leaves once it is released or the mark undone', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context, QUARANTINE)
  await does(context, 'release', [reference])
  const states = async () => {
    const emails = (await showSubmission(context, reference))?.emails ?? []
    return emails.map(
      ({ state, nextAt, lastError }) => lastError ?? `${state} ${Date.parse(nextAt ?? '') - context.now()}`,
    )
  }

  const marked = await does(context, 'spam', [reference])
  expect(await states()).toEqual(Array(2).fill('The request is marked as spam.'))
  context.pass(20_000)
  await undo(context, marked.undo ?? '', INES)
  expect(await states()).toEqual(Array(2).fill('waiting 10000'))
  await does(context, 'spam', [reference])
  const released = await does(context, 'release', [reference])
  expect(await states()).toEqual(Array(2).fill('waiting 10000'))
  await undo(context, released.undo ?? '', INES)
  expect(await states()).toEqual(Array(2).fill('The request is marked as spam.'))
})

test('what was withheld as spam leaves for the address and desk that the request has then', async ({ context }) => {
  const reference = await sendAccepted(context)
  await does(context, 'spam', [reference])
  await correctAddress(context, reference, 'mina@quist-stores.example', INES)
  await act(context, { action: 'move', target: { references: [reference] }, desk: 'careers' }, INES)

  await does(context, 'release', [reference])

  const waiting = context.db.selectFrom('outbox').select('recipient').where('state', '=', 'waiting').orderBy('kind')
  const recipients = (await waiting.execute()).map(({ recipient }) => recipient)
  expect(recipients).toEqual([context.company.mail.careers, 'mina@quist-stores.example'])
})

test('of a release that is undone, a letter that was tried already may be in its mailbox, and stays', async () => {
  const context = await openTestContext()
  const reference = await sendAccepted(context, QUARANTINE)
  const released = await does(context, 'release', [reference])
  await context.db.updateTable('outbox').set({ attempts: 1 }).where('kind', '=', 'desk').execute()

  expect(await undo(context, released.undo ?? '', INES)).toMatchObject({ changed: 1 })
  expect(await letters(context)).toEqual(['desk'])
})

function deskLetters({ db }: TestContext) {
  const letters = db.selectFrom('outbox').select(['recipient', 'nextAt']).where('kind', '=', 'desk')
  return letters.orderBy('createdAt').execute()
}

test('another desk gets the letter, unless the move is undone before it left', async ({ context, reference }) => {
  const { quotes, careers } = context.company.mail
  const start = context.now()
  context.pass(1)
  const moved = await act(context, { action: 'move', target: { references: [reference] }, desk: 'careers' }, INES)

  expect(await deskLetters(context)).toEqual([
    { recipient: quotes, nextAt: start },
    // Undo finds it unsent.
    { recipient: careers, nextAt: start + 10_001 },
  ])
  expect(await row(context)).toMatchObject({ desk: 'careers' })
  if (moved.ok) await undo(context, moved.undo ?? '', INES)
  expect(await deskLetters(context)).toMatchObject([{ recipient: quotes }])
  expect(await row(context)).toMatchObject({ desk: 'quotes' })
})

test.for<[Simple, Simple]>([
  ['spam', 'release'],
  ['answer', 'reopen'],
])('a desk that was given a request after %s gets its letter with %s, once', async ([first, then], { context }) => {
  const reference = await sendAccepted(context)
  const recipients = async () => (await deskLetters(context)).map(({ recipient }) => recipient)
  const { quotes, careers } = context.company.mail
  const again = async () => [await does(context, first, [reference]), await does(context, then, [reference])]
  await again()
  expect(await recipients()).toEqual([quotes])

  await does(context, first, [reference])
  await act(context, { action: 'move', target: { references: [reference] }, desk: 'careers' }, INES)
  context.pass(1)
  await does(context, then, [reference])
  await again()

  expect(await recipients()).toEqual([quotes, careers])
})

test('undo does not overwrite what somebody did since, and leaves other things alone', async ({ context }) => {
  const reference = await sendAccepted(context)
  const answered = await does(context, 'answer', [reference], INES)
  await does(context, 'take', [reference], CORIN)
  await does(context, 'reopen', [reference], CORIN)
  context.pass(1)
  await does(context, 'answer', [reference], CORIN)

  const overtaken = await undo(context, answered.undo ?? '', INES)

  expect(overtaken).toMatchObject({ changed: 0, undo: null, reasons: [{ reference, reason: 'overtaken' }] })
  expect(await row(context)).toMatchObject({ status: 'answered', owner: 'Corin' })
})

test('of two people at once one acts, and the other is told', async ({ context, reference }) => {
  const both = await Promise.all([INES, CORIN].map((actor) => does(context, 'answer', [reference], actor)))

  expect(both.map(({ changed }) => changed).sort()).toEqual([0, 1])
  const winner = both.find(({ changed }) => changed === 1)?.undo ?? ''
  const undone = await Promise.all([undo(context, winner, INES), undo(context, winner, CORIN)])
  expect(undone.map(({ changed }) => changed).sort()).toEqual([0, 1])
  expect(await row(context)).toMatchObject({ status: 'open' })
})

test('a filter is acted on as a whole, with one undo', async ({ context }) => {
  for (let index = 0; index < 120; index += 1) {
    await sendAccepted(context, { key: String(index), answers: { service: index < 110 ? 'devops' : 'not-sure' } })
  }
  await completeIndexes(context)

  const spam = await act(context, { action: 'spam', target: { filter: 'status=open&choice.service=devops' } }, INES)

  expect(spam).toMatchObject({ ok: true, changed: 110, skipped: 0 })
  const count = async (status: 'spam' | 'open') =>
    (await context.db.selectFrom('submission').select('id').where('status', '=', status).execute()).length
  expect(await count('spam')).toBe(110)
  if (spam.ok) expect(await undo(context, spam.undo ?? '', INES)).toMatchObject({ changed: 110 })
  expect(await count('open')).toBe(120)
})

test('every word of a filter counts, however many: an action never does more than was asked', async ({ context }) => {
  const words = Array.from({ length: 12 }, (_, index) => `word${String.fromCharCode(97 + index)}`).join(' ')
  await sendAccepted(context, { answers: { message: words } })
  const act12 = (text: string) => act(context, { action: 'spam', target: { filter: filterToQuery({ text }) } }, INES)

  const more = await act12(`${words} elsewhere`)
  const other = await act12(`${words.replace('wordl', 'elsewhere')}`)

  expect(more).toEqual({ ok: false, problem: 'Please search for at most 12 words.' })
  expect(other).toMatchObject({ ok: true, changed: 0 })
  expect(await row(context)).toMatchObject({ status: 'open' })
  expect(await act12(words)).toMatchObject({ ok: true, changed: 1 })
})

test('notes are written, changed by their author alone, removed, and each step is undone', async ({ context }) => {
  const reference = await sendAccepted(context)
  const texts = async () => (await showSubmission(context, reference))?.noteList.map(({ text }) => text)

  const noted = await addNote(context, reference, 'Two people are free.', INES)
  if (!noted.ok) throw new Error(noted.reason)
  const stranger = await editNote(context, noted.note.id, 'Nobody is free.', CORIN)
  const edited = await editNote(context, noted.note.id, 'Three people are free.', INES)
  const removed = await removeNote(context, noted.note.id, CORIN)

  expect(stranger).toEqual({ ok: false, reason: 'notYours' })
  expect(await texts()).toEqual([])
  if (!edited.ok || !removed.ok) throw new Error('nothing happened')
  await undo(context, removed.undo, INES)
  expect(await texts()).toEqual(['Three people are free.'])
  await undo(context, edited.undo, INES)
  expect(await texts()).toEqual(['Two people are free.'])
  await undo(context, noted.undo, INES)
  expect(await texts()).toEqual([])
  const history = (await showSubmission(context, reference))?.history.map(({ kind, actor }) => `${kind} ${actor}`)
  expect(history).toEqual(
    'received null, noted Ines, noteEdited Ines, noteRemoved Corin, undone Ines, undone Ines, undone Ines'.split(', '),
  )
})

test.for(['sort=received', 'sort=open', 'limit=5', 'days=7'])(
  'a filter that has everything changes nothing: %s',
  async (filter, { context }) => {
    await sendAccepted(context)

    const acted = await act(context, { action: 'spam', target: { filter } }, INES)

    expect(acted).toMatchObject({ ok: false, problem: expect.stringContaining('has everything') })
    expect((await row(context)).status).toBe('open')
  },
)
