import { expect, test } from 'vitest'
import type { DeskEvent } from '../../contract/desk/replies.ts'
import { eventInWords } from '../detail/history-words.ts'
import { failureHeading, failuresInWords, failureWords } from './failure-words.ts'

const NOW = Date.parse('2026-11-23T15:00:00Z')
const ZONE = 'America/New_York'
const EMAIL = { kind: 'visitor', attempts: 3, createdAt: '2026-11-23T14:00:00Z', nextAt: null } as const

test('only an email that was given up is said to be', () => {
  const dead = { ...EMAIL, state: 'dead' } as const
  const waiting = { ...EMAIL, state: 'waiting', nextAt: '2026-11-23T15:40:00Z' } as const

  expect(failureHeading(dead)).toBe('The receipt did not arrive')
  expect(failureHeading(waiting)).toBe('The receipt has not left yet')
  expect(failureWords(dead, ZONE, NOW)).toBe(
    'Tried 3 times, first today 9:00 AM. Given up: it is not tried again by itself. Put the address right, or call.',
  )
  expect(failureWords(waiting, ZONE, NOW)).toBe('Tried 3 times, first today 9:00 AM. The next try is today 10:40 AM.')
  expect(failureWords({ ...waiting, nextAt: '2026-11-23T14:59:00Z' }, ZONE, NOW)).toMatch(/It is tried again now\.$/)
})

test.each([
  [[], 'Every email left, or waits for its first try.'],
  [['dead', 'dead'], '2 given up.'],
  [['dead', 'waiting'], '1 given up, 1 is tried again.'],
  [['waiting', 'waiting'], '2 are tried again.'],
] as const)('the line above %j', (states, words) => {
  expect(failuresInWords(states.map((state) => ({ state })))).toBe(words)
})

test.each<[DeskEvent['kind'], string, string]>([
  ['bounced', 'a@b.example, 550 No such user', 'Email returned: a@b.example, 550 No such user'],
  ['emailFailed', 'a@b.example', 'Email refused: a@b.example'],
  ['emailFailed', 'visitor', 'The receipt was given up'],
  ['emailFailed', 'colleague', 'An email was given up'],
  ['emailResent', 'a@b.example', 'Email sent again to a@b.example by Ines'],
  ['emailResent', 'desk', 'The desk’s email was sent again by Ines'],
  ['emailResent', 'answer', 'The answer was sent again by Ines'],
  ['emailResent', 'webhook', 'A webhook was sent again by Ines'],
])('the history of a request tells %s, %s', (kind, detail, words) => {
  expect(eventInWords({ id: 1, kind, at: '', actor: 'Ines', detail, undo: null })).toBe(words)
})
