import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { tempFolder } from '../../tests/support/temp-folder.ts'
import { openTestContext, sendAccepted } from '../context.fixture.ts'
import { openTestDesk, test } from '../desk/api/desk.fixture.ts'
import { answer } from './conversation.fixture.ts'
import { listSavedReplies } from './saved-replies.ts'

const REPLY = { name: 'Price follows', desk: 'quotes', text: 'Dear {name},\n\nthe price follows on {?day}.' }

test('a reply is kept for everybody, changed and removed; a place that nothing fills is refused', async ({ desk }) => {
  const names = async () =>
    (await desk.ask('GET', '/api/replies')).json.filter(({ author }: { author: string | null }) => author !== null)

  const kept = await desk.ask('POST', '/api/replies', REPLY)
  expect(kept).toMatchObject({ status: 200, json: { ...REPLY, author: 'Ines', used: 0 } })
  const path = `/api/replies/${kept.json.id}`
  const { at } = kept.json
  const wrong = await desk.ask('PUT', path, { ...REPLY, at, text: 'Dear {nmae},' })
  expect(wrong).toMatchObject({ status: 400, json: { error: expect.stringContaining('There is no place {nmae}') } })
  desk.context.pass(1)
  const changed = await desk.ask('PUT', path, { ...REPLY, at, desk: null })
  expect(await names()).toMatchObject([{ name: 'Price follows', desk: null }])

  // Another member of staff began with what stood there before.
  const late = await desk.ask('PUT', path, { ...REPLY, at, name: 'Price tomorrow' })
  expect(late).toMatchObject({
    status: 409,
    json: { error: expect.stringContaining('Ines changed this reply meanwhile'), newer: [changed.json.at] },
  })
  expect(await names()).toMatchObject([{ name: 'Price follows', desk: null }])

  expect(await desk.ask('DELETE', path)).toMatchObject({ status: 200 })
  expect(await names()).toEqual([])
  expect(await desk.ask('PUT', path, { ...REPLY, at })).toMatchObject({ status: 404 })
})

test('what is used most comes first: answers of 90 days count once each, and those called back do not', async () => {
  const desk = await openTestDesk()
  const reference = await sendAccepted(desk.context)
  const { json: kept } = await desk.ask('POST', '/api/replies', REPLY)
  const first = async () => (await desk.ask('GET', '/api/replies')).json[0]

  await answer(desk, reference, { replies: [kept.id, kept.id] })
  expect(await first()).toMatchObject({ id: kept.id, used: 1 })

  desk.context.pass(91 * 24 * 3_600_000)
  expect(await first()).toMatchObject({ used: 0 })
  const other = await sendAccepted(desk.context, { answers: { email: 'other@quist.example' } })
  const again = await answer(desk, other, { replies: [kept.id] })
  expect(await first()).toMatchObject({ id: kept.id, used: 1 })
  await desk.ask('POST', `/api/answers/${again.json.id}/recall`)
  expect(await first()).toMatchObject({ used: 0 })
})

test('an answer with an empty place leaves by no way', async ({ desk }) => {
  const reference = await sendAccepted(desk.context)

  const sent = await answer(desk, reference, { text: 'We call you on {?day}, {name}.' })

  expect(sent).toMatchObject({ status: 400, json: { error: expect.stringContaining('Not filled yet: day, name.') } })
  expect(await desk.context.db.selectFrom('message').selectAll().execute()).toEqual([])
})

test('files of the folder are offered, those with a mistake are not, and no folder is no reply', async () => {
  const context = await openTestContext()
  const folder = tempFolder()
  await writeFile(join(folder, 'call.md'), '---\nname: Call\ndesk: careers\n---\n\nDear {name},\n')
  await writeFile(join(folder, 'wrong.md'), 'Dear {name},')
  // As Emacs leaves it while a file is edited: a link to nowhere.
  await symlink('somebody@host.1', join(folder, '.#call.md'))

  expect(await listSavedReplies(context, folder)).toEqual([
    { id: 'file:call.md', name: 'Call', desk: 'careers', text: 'Dear {name},', used: 0, author: null, at: null },
  ])
  expect(await listSavedReplies(context, join(folder, 'none'))).toEqual([])
})
