import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from './source-tokens.ts'

test('headings, emphasis, code and links of Markdown are told apart', () => {
  const kinds = (line: string) => tokensOf(line).map(({ text, kind }) => [kind, text])

  expect(kinds('## Three tags')).toEqual([['heading', '## Three tags']])
  expect(kinds('It says *Compute*, **not** `n/a` [there](/blog/x).')).toEqual([
    [undefined, 'It says '],
    ['mark', '*Compute*'],
    [undefined, ', '],
    ['strong', '**not**'],
    [undefined, ' '],
    ['code', '`n/a`'],
    [undefined, ' '],
    ['link', '[there](/blog/x)'],
    [undefined, '.'],
  ])
})

test('the pieces of any line are the line', () => {
  const line = fc.string({ unit: fc.constantFrom('*', '`', '[', ']', '(', ')', '#', ' ', 'a', '!') })
  fc.assert(
    fc.property(line, (text) => {
      const pieces = tokensOf(text).map((token) => token.text)
      expect(pieces.join('')).toBe(text)
    }),
  )
})
