import { expect, test } from 'vitest'
import { fold, wordsOf } from './search-words.ts'

test.each([
  ['Řeka Müller', 'reka muller'],
  ['STRASSE straße', 'strasse strasse'],
  ['Łódź Ærø', 'lodz aero'],
  ['東京港', ' 東  京  港 '],
  ['plain', 'plain'],
])('"%s" is searched as "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('a word that is typed twice is looked for once, whatever its capitals and accents', () => {
  expect(wordsOf('Cold cold STORE cöld')).toEqual(['cold', 'store'])
})

test('marks around a word are no part of it, marks inside it are, and marks alone are no word', () => {
  expect(wordsOf('("cold", store!) – mina@quist.example …')).toEqual(['cold', 'store', 'mina@quist.example'])
})

test('a character that nobody sees parts two words', () => {
  expect(wordsOf('cold\0store\u0007ice')).toEqual(['cold', 'store', 'ice'])
})
