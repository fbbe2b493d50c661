import { expect, test } from 'vitest'
import { nameOfPerson, peopleNamedIn } from './people.ts'

const MAUD = { name: 'Maud Tierney', aliases: ['M. Tierney'], address: 'maud@a.example' }
const PETRA = { name: 'Petra Osei', aliases: [], address: 'petra@a.example' }
const PEOPLE = [MAUD, PETRA, { name: 'Petra Vale', aliases: [], address: 'vale@a.example' }]

test.each([
  ['@Maud please look', [MAUD]],
  ['For @maud tierney, and @Petra Osei.', [MAUD, PETRA]],
  ['@M. Tierney', [MAUD]],
  ['Two have this first name: @Petra', []],
  ['maud@a.example and me@maud.example are addresses', []],
  ['@Maudlin is nobody', []],
])('%j names whom it means', (text, people) => {
  expect(peopleNamedIn(text, PEOPLE)).toEqual(people)
})

test('one person under two spellings is one person', () => {
  expect(nameOfPerson(PEOPLE, 'm. tierney')).toBe('Maud Tierney')
  expect(nameOfPerson(PEOPLE, 'Ines')).toBe('Ines')
  // As a proxy may name them.
  expect(nameOfPerson(PEOPLE, 'MAUD@a.example')).toBe('Maud Tierney')
})
