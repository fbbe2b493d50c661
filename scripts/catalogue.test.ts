import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogueText } from './catalogue.ts'

test('contract/catalogue.json holds what content/ says', () => {
  expect(readFileSync('contract/catalogue.json', 'utf8')).toBe(catalogueText())
})
