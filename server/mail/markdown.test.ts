import { expect, test } from 'vitest'
import { markdownBlocks } from './markdown.ts'

function rendered(markdown: string) {
  const blocks = markdownBlocks(markdown, 'https://site.test')
  const parts = blocks.map((block) => (block.kind === 'rich' ? block : { html: '', text: '' }))
  return { html: parts.map(({ html }) => html).join('\n'), text: parts.map(({ text }) => text).join('\n\n') }
}

test('HTML, script and event attributes in an issue stays text', () => {
  const { html } = rendered(
    'Hello <script>alert(1)</script> <img src=x onerror=alert(1)>\n\n<div onclick="x()">\n\n</div>\n\n> Quoted <img src=y>\n\n![Drawn <img src=z>](z.png)',
  )

  expect(html).not.toMatch(/<(script|img|div)/)
  expect(html).toContain('&lt;script&gt;')
})

test('a link leads to a web or email address, else its words stay', () => {
  const { html, text } = rendered('[article](/blog/x) [bad](javascript:alert(1)) [mail](mailto:a@b.example)')

  expect(html).toContain('href="https://site.test/blog/x"')
  expect(html).toContain('href="mailto:a@b.example"')
  expect(html).not.toContain('javascript:')
  expect(text).toContain('article (https://site.test/blog/x) bad mail (mailto:a@b.example)')
})

test('headings, lists, tables, quotes and code read the same in both forms', () => {
  const { html, text } = rendered(
    '## Three tags\n\nKeys like `n/a` & more.\n\n3. one\n4. two\n\n| owner | cost |\n|---|---:|\n| nobody | $3,300 |\n\n> Quoted.\n\n```sql\nselect 1 < 2\n```',
  )

  expect(text).toBe(
    [
      'Three tags\n----------',
      'Keys like n/a & more.',
      '  3. one\n  4. two',
      '  owner   cost\n  nobody  $3,300',
      '> Quoted.',
      '    select 1 < 2',
    ].join('\n\n'),
  )
  const pieces = ['Three tags', 'n/a</code> &amp; more', '>4.</td>', 'align="right"', '$3,300', 'Quoted.', '1 &lt; 2']
  for (const piece of pieces) expect(html).toContain(piece)
})
