import { expect, test } from 'vitest'
import { draftRequest } from './conversation.ts'
import { readMessage } from './events.ts'
import { actionRequest, eraseRequest, noteRequest, readRequest, sessionRequest } from './requests.ts'

test('a name is one clean line of at most 60 characters', () => {
  const typed = { name: '\ud800Ines\u202e\n Brandt ' }
  expect(readRequest(sessionRequest, typed)).toEqual({ ok: true, value: { name: '\ufffdInes Brandt' } })
  expect(readRequest(sessionRequest, { name: '\u200b \t' })).toMatchObject({ ok: false })
  expect(readRequest(sessionRequest, { name: 'x'.repeat(61) })).toMatchObject({ ok: false })
})

test('an action names some submissions, and nothing that it does not know', () => {
  const ok = { action: 'move', target: { references: ['Q-7K3M9'] }, desk: 'careers' }

  expect(readRequest(actionRequest, ok)).toEqual({ ok: true, value: ok })
  for (const wrong of [
    { ...ok, desk: 'cellar' },
    { ...ok, target: { references: [] } },
    { ...ok, target: { filter: '' } },
    { ...ok, colour: 'red' },
    { action: 'explode', target: ok.target },
    null,
    'move',
  ])
    expect(readRequest(actionRequest, wrong)).toMatchObject({ ok: false, problem: expect.any(String) })
  const many = readRequest(actionRequest, { ...ok, target: { references: Array(1_001).fill('Q-7K3M9') } })
  const none = readRequest(eraseRequest, { target: ok.target, submissions: 0 })
  expect(many).toMatchObject({ problem: expect.stringMatching(/^Please choose at most 1,000/) })
  expect(none).toMatchObject({ problem: 'Nothing is left to be erased.' })
})

test('a draft is kept as it is typed, with more people than can read along', () => {
  expect(readRequest(draftRequest, { text: '', cc: Array(11).fill('ada@'), files: [] }).ok).toBe(true)
})

test('a note has words', () => {
  expect(readRequest(noteRequest, { text: ' \n ' })).toEqual({ ok: false, problem: 'Please write something.' })
})

test('a message of the stream that is none is passed over', () => {
  expect(readMessage('{"type":"reload"}')).toEqual({ type: 'reload' })
  expect(readMessage('{"type":"weather"}')).toBeUndefined()
  expect(readMessage('{')).toBeUndefined()
})
