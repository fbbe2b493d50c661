import { expect, test } from 'vitest'
import { forFeedReaders, typeset } from './article-html.ts'
import { related } from './related-articles.ts'

test('a table can be reached and scrolled by key, and is named by the heading before it', () => {
  const html = typeset(
    '<h2 id="what-it-costs">What it <em>costs</em></h2><table><tbody><tr><td>1</td></tr></tbody></table>',
  )

  expect(html).toContain(
    '<div class="table-frame" role="region" aria-label="Table: What it costs" tabindex="0"><table>',
  )
  expect(html).toContain('href="#what-it-costs"')
})

test('a table of more than three columns names them beside its values, for phones', () => {
  const wide =
    '<table><tr><th>Line</th><th>It</th><th>A <em>month</em></th><th>So</th></tr><tr><td>Logs</td><td>1</td><td align="right">2</td><td>3</td></tr></table>'

  expect(typeset(wide)).toContain('<table class="stacks">')
  expect(typeset(wide)).toContain('<td data-label="A month" align="right">2</td><td data-label="So">3</td>')
  expect(typeset('<table><tr><th>a</th><th>b</th><th>c</th></tr><tr><td>1</td></tr></table>')).not.toContain(
    'data-label',
  )
})

test('a table of who does what is drawn as a chart that keeps its words, on a phone below each other', () => {
  const row = '<tr><td><strong>Referral</strong></td><td>You</td><td>Together</td></tr>'
  const head = '<tr><th>Kind</th><th>Talk</th><th>Build</th><th>Support</th></tr>'
  const html = typeset(`<table>${head}<tbody>${row}</tbody></table>`)

  expect(html).toContain('<table data-share-out class="stacks">')
  expect(html).toContain('<td data-holds="Together" data-label="Build">Together</td>')
})

test('a heading’s link is named by the heading, and has no words of its own: a reader mode shows the heading alone', () => {
  const html = typeset('<h2 id="a-cost">A “cost” of <code>x</code> &amp; "y"</h2>')

  expect(html).toContain('href="#a-cost" aria-label="Link to: A “cost” of x &amp; &quot;y&quot;">')
  expect(html.replace(/<[^>]+>/g, '').trim()).toBe('A “cost” of x &amp; "y"')
})

test('feed readers get whole addresses, which within an article lead to that article', () => {
  const html = '<a href="/blog/x">x</a><a href="https://a.example/">a</a><a href="#part">p</a>'

  expect(forFeedReaders(html, 'https://us.example/blog/y')).toBe(
    '<a href="https://us.example/blog/x">x</a><a href="https://a.example/">a</a><a href="https://us.example/blog/y#part">p</a>',
  )
})

test('feed readers get a picture by its whole address alone', () => {
  const picture =
    '<picture><source srcset="/a.avif 400w, /b.avif 696w"><img src="/a.webp" srcset="/a.webp 400w" sizes="696px" alt="A > B"></picture>'
  const code = '<code>&lt;img src="/a.webp" srcset="/a.webp 400w">'

  expect(forFeedReaders(picture + code, 'https://us.example/blog/y')).toBe(
    `<picture><img src="https://us.example/a.webp" alt="A > B"></picture>${code}`,
  )
})

test('feed readers get headings without their anchors', () => {
  const html = typeset('<h2 id="cost">What it costs</h2><p>C# and #3</p>')

  expect(forFeedReaders(html, 'https://us.example/blog/y')).toBe('<h2 id="cost">What it costs</h2><p>C# and #3</p>')
})

test('four others are related, kin before new, never the article itself', () => {
  const post = (slug: string, category: string, ...tags: string[]) => ({ slug, category, tags })
  const [one, ...others] = [
    post('a', 'Security', 'SQL'),
    post('b', 'Technology'),
    post('c', 'Technology'),
    post('d', 'Cloud', 'SQL'),
    post('e', 'Mobile'),
    post('f', 'Security', 'SQL'),
  ] as const

  expect(related(one, [one, ...others]).map(({ slug }) => slug)).toEqual(['f', 'd', 'b', 'c'])
})
