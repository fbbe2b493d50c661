import { test as base, expect, vi } from 'vitest'
import type { DeskEmail } from '../../../contract/desk/replies.ts'
import { DAY_MS } from '../../../contract/time/units.ts'
import { PATIENT } from '../../../tests/support/patience.ts'
import { openPost } from '../../conversation/conversation.fixture.ts'
import { act } from '../../submissions/desk/act.ts'
import { joinPeople } from '../../submissions/desk/join-people.ts'
import { removeNote } from '../../submissions/desk/notes.ts'
import { openRequest } from './desk.fixture.ts'

const test = base.extend('desk', () => openDesk())

const DESK_PEOPLE = 'Ines Barros (Ines) <ines@house.example>, Maud Tierney <maud@house.example>'

async function openDesk() {
  const desk = await openRequest({ env: { DESK_PEOPLE } })
  const { reference } = desk
  const target = { references: [reference] }
  const give = (owner: string) => desk.ask('POST', '/api/actions', { action: 'give', target, owner })
  /** Somebody gives it to himself. @returns what undoes that. */
  const takes = async (name: string) => {
    const given = await act(desk.context, { action: 'give', target, owner: name }, { name })
    return () => desk.ask('POST', '/api/undo', { undo: given.ok && given.undo })
  }
  const note = (text: string) => desk.ask('POST', `/api/submissions/${reference}/notes`, { text })
  const waiting = async () =>
    (await desk.shown()).emails.flatMap(({ kind, state, recipient }: DeskEmail) =>
      kind === 'colleague' && state === 'waiting' ? recipient : [],
    )
  return { ...desk, give, takes, note, waiting }
}

test('who is given a request is told by email, with the last notes; undone in time, nobody is', async ({ desk }) => {
  const given = await desk.give('Maud Tierney')
  expect(given).toMatchObject({ status: 200, json: { changed: 1 } })
  expect([await desk.waiting(), (await desk.shown()).owner]).toEqual([['maud@house.example'], 'Maud Tierney'])
  await desk.ask('POST', '/api/undo', { undo: given.json.undo })
  expect([await desk.waiting(), (await desk.shown()).owner]).toEqual([[], null])

  await desk.note('Knows the insurer’s side.')
  await desk.give('Maud Tierney')
  const undo = await desk.takes('Corin')
  await undo()
  const post = openPost(desk.context)
  desk.context.pass(10_000)

  const email = await vi.waitFor(() => {
    const one = post.delivered.find(({ to }) => to.address === 'maud@house.example')
    if (!one) throw new Error('Nobody was told.')
    return one
  }, PATIENT)
  expect(email.subject).toBe(`[${desk.reference}] Ines Barros gives you this request: Consultation`)
  expect(email.text).toContain('Knows the insurer’s side.')
  expect(email.replyTo.address).toBe('Mina@quist.example')
})

test('nobody is emailed about what they did themselves, and a mailbox or an account of the machine owns nothing', async () => {
  const desk = await openDesk()

  await desk.give('Ines Barros')
  expect((await desk.give('quotes mailbox')).json).toMatchObject({ changed: 0, reasons: [{ reason: 'noPerson' }] })
  expect((await desk.give('root, command line')).json).toMatchObject({ changed: 0, reasons: [{ reason: 'noPerson' }] })
  expect((await desk.give('Corin')).json).toMatchObject({ changed: 1 })

  expect(await desk.waiting()).toEqual([])
})

test('a note that names a person sends it to them; removed in time by undo, it does not', async ({ desk }) => {
  const noted = await desk.note('@Maud, and @ines: please look. Write to maud@house.example.')
  expect(await desk.waiting()).toEqual(['maud@house.example'])
  await desk.ask('POST', '/api/undo', { undo: noted.json.undo })

  expect(await desk.waiting()).toEqual([])
})

test('what waits for a colleague is withheld once the request is handed on or the note removed, until an undo', async () => {
  const desk = await openDesk()
  const { context } = desk
  const withheld = async () =>
    (await desk.shown()).emails.flatMap(({ state, lastError }: DeskEmail) => (state === 'dismissed' ? lastError : []))
  await desk.give('Maud Tierney')

  const undo = await desk.takes('Corin')
  expect([await desk.waiting(), await withheld()]).toEqual([[], ['The request is no longer theirs.']])
  const { json: noted } = await desk.note('@Maud: please look.')
  const removed = await removeNote(context, noted.note.id, { name: 'Corin' })
  expect([await desk.waiting(), await withheld()]).toMatchObject([[], [{}, 'The note was removed.']])
  // Given anew, one email is enough.
  context.pass(1)
  await desk.give('Maud Tierney')
  expect(await desk.waiting()).toEqual(['maud@house.example'])
  await desk.give('Corin')
  await undo()
  await desk.ask('POST', '/api/undo', { undo: removed.ok && removed.undo })
  expect(await desk.waiting()).toEqual(['maud@house.example', 'maud@house.example'])
})

test('an undo sends no email that another action withheld weeks ago', async ({ desk }) => {
  await desk.give('Maud Tierney')
  await desk.takes('Corin')
  desk.context.pass(20 * DAY_MS)
  await desk.takes('Maud Tierney')

  const undo = await desk.takes('Corin')
  await undo()

  expect([await desk.waiting(), (await desk.shown()).owner]).toEqual([[], 'Maud Tierney'])
})

test('one person under two spellings is one: who signs in, who owns, and to whom is given', async ({ desk }) => {
  await desk.context.db.updateTable('submission').set({ owner: 'INES barros' }).execute()

  await joinPeople(desk.context)

  expect((await desk.shown()).owner).toBe('Ines Barros')
  const { json: session } = await desk.ask('GET', '/api/session')
  expect(session).toMatchObject({ name: 'Ines Barros', people: ['Ines Barros', 'Maud Tierney'] })
  expect((await desk.ask('GET', '/api/overview')).json).toMatchObject({ mine: 1 })
  expect((await desk.give('Ines')).json).toMatchObject({ changed: 0, reasons: [{ reason: 'already' }] })
})
