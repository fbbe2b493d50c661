import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { about } from './about.ts'

const page = about.parse(contentOf('pages/about.yaml'))
const company = contentOf('company.yaml')

test('each figure of the statistics band exists in the brand file', () => {
  expect(page.statistics.filter((item) => company.figures[item.figure] === undefined)).toEqual([])
})

test('the story begins in the year in which the company was founded', () => {
  expect(page.story.paragraphs.join(' ')).toContain(String(company.founded))
})
