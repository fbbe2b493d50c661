import { expect, test } from 'vitest'
import { withSentences } from './with-sentences.ts'

const HTML = '<h2 id="a">A</h2><p>We keep <b>nothing</b> at all.</p><h2 id="b">B</h2><p>You may go, and come back.</p>'

test('a sentence of each section stands before its heading, hidden from assistive technology', () => {
  const html = withSentences(HTML, ['We keep nothing at all.', 'come back'], 'a.md')

  expect(html).toContain('<p class="legal-says" aria-hidden="true">We keep nothing at all.</p><h2 id="a">')
  expect(html).toContain('<p class="legal-says" aria-hidden="true">Come back.</p><h2 id="b">')
})

test('the build refuses words that the section does not hold, and one sentence too few', () => {
  expect(() => withSentences(HTML, ['We keep nothing at all.', 'You must stay.'], 'a.md')).toThrow(
    'a.md: says: Section 2 does not hold the words “You must stay.”',
  )
  expect(() => withSentences(HTML, ['We keep nothing at all.'], 'a.md')).toThrow('There are 2 sections')
})
