import { expect, test } from 'vitest'
import { wordsIn } from './markdown-file.ts'

test('rules of tables and fences of code are no words', () => {
  expect(wordsIn('| A | b |\n|---|---:|\n```ts\nlet x = 1\n```')).toBe(6)
})
