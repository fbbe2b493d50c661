import { expect, test } from 'vitest'
import { lettersBetween, piecesOf } from './letters.ts'

test.each([
  ['/portfolio', '/portfolio', 0],
  ['/portfoli', '/portfolio', 1],
  ['/services/mobile-app-development', '/services/app-development', 7],
  ['', '/about', 6],
])('from "%s" to "%s" it is %i letters', (one, other, letters) => {
  expect(lettersBetween(one, other)).toBe(letters)
  expect(lettersBetween(other, one)).toBe(letters)
})

test('what is too much in an address is a piece of its own', () => {
  const pieces = piecesOf('/services/mobile-app-development', '/services/app-development')

  expect(pieces.map(({ text }) => text).join('')).toBe('/services/mobile-app-development')
  expect(pieces.map(({ text, kept }) => (kept ? text : '')).join('')).toBe('/services/app-development')
  const texts = piecesOf('/abcut', '/about').map(({ text, kept }) => (kept ? text : `too much: ${text}`))
  expect(texts).toEqual(['/ab', 'too much: c', 'ut'])
})
