import { expect, test } from 'vitest'
import type { Card } from '../../site/features/blog/articles.ts'
import type { BuiltPage } from '../../site/pages/_built.ts'
import { keysFor } from './page-key.ts'

const CARD: Card = {
  slug: 'b',
  path: '/blog/b',
  title: 'B',
  category: 'Security',
  date: '2025-01-02',
  minutes: 3,
  cover: '/b.svg',
}
const ARTICLE: BuiltPage = { path: '/blog/a', article: { file: 'a', cards: [CARD] } }
const READS = ['posts', 'authors', 'home']

const SHOWN = (
  'content/company.yaml content/pages/navigation.yaml content/pages/home.yaml content/authors/team.yaml ' +
  'content/blog/a.md content/blog/chart.png'
).split(' ')
const OTHERS = ['content/pages/about.yaml', 'content/blog/b.md']
const HASHES = Object.fromEntries([...SHOWN, ...OTHERS].map((file, index) => [file, String(index)]))

const FACTS = { words: 900, minutes: 4, headings: [], tables: '', pictures: [] }
const POSTS = [
  { ...FACTS, id: 'a', pictures: ['content/blog/chart.png'] },
  { ...FACTS, id: 'b' },
]

const SOURCES = {
  code: 'programs',
  drawing: 'pencils',
  everywhere: ['company', 'navigation'],
  reading: { hashes: HASHES, content: { collections: { posts: POSTS, legal: [] } } },
}

/** The key of a page after one file of content changed, and what is known of the second article. */
function keyAfter(file: string, page: BuiltPage = ARTICLE, reads = READS, facts = {}): string {
  const hashes = { ...HASHES, [file]: 'changed' }
  const collections = { posts: POSTS.map((post) => (post.id === 'b' ? { ...post, ...facts } : post)), legal: [] }
  return keysFor({ ...SOURCES, reading: { hashes, content: { collections } } })(page, reads)
}

const key = keysFor(SOURCES)

test.each(SHOWN)("an article's page is made again when %s changed, which it shows", (file) => {
  expect(keyAfter(file)).not.toBe(key(ARTICLE, READS))
})

test.each(Object.keys(CARD))("an article's page is made again when the %s of a related article changed", (field) => {
  const cards = [{ ...CARD, [field]: 'another' }]

  expect(key({ ...ARTICLE, article: { file: 'a', cards } }, READS)).not.toBe(key(ARTICLE, READS))
})

test("an article's page is made again when other articles are related to it, or in another order", () => {
  const other = { ...CARD, slug: 'c' }
  const withCards = (cards: Card[]) => key({ ...ARTICLE, article: { file: 'a', cards } }, READS)

  expect(new Set([withCards([]), withCards([CARD]), withCards([CARD, other]), withCards([other, CARD])]).size).toBe(4)
})

test("an article's page stays when a page that it does not read changed, or the text of another article", () => {
  for (const file of OTHERS) expect(keyAfter(file)).toBe(key(ARTICLE, READS))
})

test.each([
  ['a listing is made again when it shows', READS, { minutes: 5 }, true],
  ['a listing stays when it does not show', READS, { words: 901 }, false],
  ['a feed is made again when it reads', ['posts/b'], {}, true],
  ['a feed stays when it does not read', ['posts/a'], {}, false],
])('%s what changed of an article', (_, reads, facts, isMadeAgain) => {
  const page = { path: '/feed.json' }

  expect(keyAfter('content/blog/b.md', page, reads, facts) !== key(page, reads)).toBe(isMadeAgain)
})

test('every page is made again with other programs, and no two pages share a key', () => {
  expect(keysFor({ ...SOURCES, code: 'other' })(ARTICLE, READS)).not.toBe(key(ARTICLE, READS))
  expect(key({ ...ARTICLE, path: '/blog/c' }, READS)).not.toBe(key(ARTICLE, READS))
})

test('a share image is drawn again when what it shows or what draws it changed, and for no other reason', () => {
  const image = { path: '/share/about.png', drawing: { heading: 'About' } }

  expect(keyAfter('content/pages/home.yaml', image)).toBe(key(image, []))
  expect(key({ ...image, drawing: { heading: 'Of us' } }, [])).not.toBe(key(image, []))
  expect(keysFor({ ...SOURCES, drawing: 'brushes' })(image, [])).not.toBe(key(image, []))
})
