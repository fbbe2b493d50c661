import { expect, test } from 'vitest'
import { contentOf } from '../../tests/support/content.ts'
import { about } from './about.ts'

const page = about.parse(contentOf('pages/about.yaml'))

test('the story begins in the year in which the company was founded', () => {
  expect(page.story.paragraphs.join(' ')).toContain(String(contentOf('company.yaml').founded))
})
