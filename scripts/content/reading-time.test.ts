import { expect, test } from 'vitest'
import { minutesToRead, wordsIn } from './reading-time.ts'

test('rules of tables and fences of code are no words', () => {
  expect(wordsIn('| A | b |\n|---|---:|\n```ts\nlet x = 1\n```')).toBe(6)
})

test('a read time counts words, and is never nothing', () => {
  expect(minutesToRead('Short.')).toBe(1)
  expect(minutesToRead('word '.repeat(1320))).toBe(6)
})

test('code is read by the line, slower than prose', () => {
  const code = `\`\`\`ts\n${'const x = 1\n\n'.repeat(45)}\`\`\`\n`

  const text = `${'word '.repeat(220)}\n${code}`
  expect([text, text.replaceAll('\n', '\r\n')].map(minutesToRead)).toEqual([4, 4])
})
