import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { about } from './about.ts'

const page = about.parse(parse(readFileSync('content/pages/about.yaml', 'utf8')))
const company = parse(readFileSync('content/company.yaml', 'utf8'))

test('each figure of the statistics band exists in the brand file', () => {
  expect(page.statistics.filter((item) => company.figures[item.figure] === undefined)).toEqual([])
})

test('the story begins in the year in which the company was founded', () => {
  expect(page.story.paragraphs.join(' ')).toContain(String(company.founded))
})
