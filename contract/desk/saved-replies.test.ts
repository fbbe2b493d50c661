import { expect, test } from 'vitest'
import { emptiedPlaces, emptyPlaces, fillPlaces, readReplyFile } from './saved-replies.ts'

const FACTS = {
  ...{ reference: 'Q-7K3M9', name: 'Rosalind Achterberg', form: 'quote request', service: '', me: 'Ines' },
  ...{ phone: '+1 216', timeZone: 'America/New_York', dueAt: Date.parse('2026-11-25T20:00:00Z') },
}

test('places are filled from the request; what it does not say, what is asked and what nobody knows stays, and is found', () => {
  const text = '{name}, {reference}, by {due}. {service} {?the day} {nmae} {"a": 1} { }'

  const filled = fillPlaces(text, FACTS)

  expect(filled).toBe(
    'Rosalind Achterberg, Q-7K3M9, by Wednesday, November 25, 3:00 PM EST. {service} {?the day} {?nmae} {"a": 1} { }',
  )
  expect(emptyPlaces(filled).map(({ asks }) => asks)).toEqual(['service', 'the day', 'nmae'])
  expect(fillPlaces('{due}', { ...FACTS, dueAt: null })).toBe('{due}')
})

test('what came from the request becomes a place again, in whole words, and only what it says', () => {
  const written =
    'Dear Rosalind Achterberg, Rosalind, Rosalinda: by Wednesday, November 25, 3:00 PM EST. (Q-7K3M9) +1 216.'
  expect(emptiedPlaces(written, FACTS)).toBe(
    'Dear {name}, {first name}, Rosalinda: by {due}. ({reference}) {telephone}.',
  )
  expect(fillPlaces(emptiedPlaces(written, FACTS), FACTS)).toBe(written)
  expect(fillPlaces('{first name}', { ...FACTS, name: 'Dr. Petrov' })).toBe('{first name}')
})

test('a file with mistakes names each with its line', () => {
  const file = '---\nname: Call\ndesk: sales\nkey: c\n---\n\nDear {nmae},'

  const read = readReplyFile(file)

  expect(read).toMatchObject({
    ok: false,
    problems: [
      { line: 4, message: expect.stringContaining('Only "name: ..."') },
      { line: 2, message: expect.stringContaining('desk cannot be "sales"') },
      { line: 7, message: expect.stringContaining('There is no place {nmae}') },
    ],
  })
  expect(readReplyFile('Dear {name},')).toMatchObject({ problems: [{ line: 1 }] })
})
