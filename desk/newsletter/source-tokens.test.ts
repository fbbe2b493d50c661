import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokensOf } from './source-tokens.ts'

test('headings, emphasis, code and links of Markdown are told apart', () => {
  const told = (line: string) => tokensOf(line).map(({ text, kind }) => (kind ? `<${kind} ${text}>` : text))

  expect(told('## Three tags')).toEqual(['<heading ## Three tags>'])
  const line = 'It says *Compute*, **not** `n/a` [there](/blog/x).'
  expect(told(line).join('')).toBe('It says <mark *Compute*>, <strong **not**> <code `n/a`> <link [there](/blog/x)>.')
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
