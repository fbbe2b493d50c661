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

test.each([
  ['a word typed twice is looked for once, whatever its capitals and accents', 'Cold cold STORE cöld', 'cold store'],
  ['marks around a word are no part of it', '("cold", store!) – ice@quist.example …', 'cold store ice@quist.example'],
  ['a character that nobody sees parts two words', 'cold\0store\u0007ice', 'cold store ice'],
])('%s', (_what, text, words) => {
  expect(wordsOf(text)).toEqual(words.split(' '))
})
