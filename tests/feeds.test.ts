import { describe, expect, test } from 'vitest'
import { atom, jsonFeed, rss } from '../site/features/blog/feed.ts'
import { problemsOfAtom, problemsOfJsonFeed, problemsOfRss } from './support/feeds.ts'

const article = {
  path: '/blog/nobody-reads-the-alert',
  title: 'Nobody reads the alert & <why>',
  excerpt: 'Retire an alarm a month.',
  author: 'The team',
  category: 'Security',
  tags: ['Alerting', 'C# & SQL'],
  date: '2025-03-11',
  updated: '2025-04-01',
  html: () => '<p>See <a href="/blog">the blog</a> &amp; <code>a &lt; b</code>.</p>',
}
const older = { ...article, path: '/blog/older', date: '2024-01-05', updated: '2024-01-05' }
const feed = { site: 'https://soundings.example', title: 'A blog', description: 'Ours.', items: [article, older] }

test('what we write is valid in all three forms', () => {
  expect(problemsOfRss(rss(feed), '/rss.xml')).toEqual([])
  expect(problemsOfAtom(atom(feed), '/atom.xml')).toEqual([])
  expect(problemsOfJsonFeed(jsonFeed(feed), '/feed.json')).toEqual([])
})

test('a character that XML cannot hold does not reach the feed', () => {
  expect(problemsOfRss(rss({ ...feed, title: 'A\u0008blog' }), '/rss.xml')).toEqual([])
})

describe('a mistake is seen', () => {
  test.each([
    ['a day in another form', /<pubDate>[^<]+/, '<pubDate>2025-03-11', /pubDate.*format/],
    ['the wrong day of the week', '<pubDate>Tue', '<pubDate>Wed', /another day of the week/],
    ['an address without host', /<item>(.*?)<link>[^<]+/, '<item>$1<link>/blog/x', /item\.0\.link.*no address/],
    ['the same guid twice', 'blog/older</guid>', 'blog/nobody-reads-the-alert</guid>', /again/],
    ['an ampersand left bare', '&amp; &lt;why', '& &lt;why', /not well formed/],
    ['a prefix that nothing declares', / xmlns:dc="[^"]+"/, '', /not well formed/],
    ['no description', /(<language>)/, '<description>Twice</description>$1', /description\.1/],
    ['a link to itself that is none', 'rel="self"', 'rel="alternate"', /no link to itself/],
    ['content that is not well formed', '&lt;/code&gt;', '', /content: /],
    ['half an address in the content', 'href=&quot;https://soundings.example', 'href=&quot;', /address in content/],
  ])('in RSS: %s', (_, right, mistake, problem) => {
    const broken = rss(feed).replace(right, mistake)

    expect(broken).not.toBe(rss(feed))
    expect(problemsOfRss(broken, '/rss.xml').join('\n')).toMatch(problem)
  })

  test.each([
    ['no author', /<author>.*?<\/author>/, '', /without author/],
    ['no day of change', /<updated>[^<]+<\/updated>/, '', /updated is undefined/],
    ['a day without its hour', /<published>[^<]+/, '<published>2025-03-11', /published.*format/],
    ['a name for an id', /<entry>(.*?)<id>[^<]+/, '<entry>$1<id>nobody', /id\..*no address/],
    ['the same id twice', '<id>https://soundings.example/blog/older', '<id>https://soundings.example/blog', /again/],
    ['another namespace', 'http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#', /feed is undefined/],
    ['a category without its term', 'category term=', 'category label=', /@term is undefined/],
    ['content of a kind that readers do not know', 'type="html"', 'type="markdown"', /content\.0\.@type/],
  ])('in Atom: %s', (_, right, mistake, problem) => {
    const broken = atom(feed).replace(right, mistake)

    expect(broken).not.toBe(atom(feed))
    expect(problemsOfAtom(broken, '/atom.xml').join('\n')).toMatch(problem)
  })

  test.each([
    ['a version that is none', 'version/1.1', 'version/2', /version is/],
    ['an id that is a number', '"id":"https://soundings.example/blog/older"', '"id":7', /id is 7/],
    [
      'the author of version 1.0',
      '"authors":[{"name":"The team"}]',
      '"author":{"name":"The team"}',
      /instead of authors/,
    ],
    ['a comma too many', '"items":[', '"items":[,', /Invalid JSON/],
    ['no content', /"content_html":"(?:[^"\\]|\\.)*",/, '', /without content/],
    ['an address that is not its own', '/feed.json', '/rss.xml', /feed_url is/],
  ])('in JSON: %s', (_, right, mistake, problem) => {
    const broken = jsonFeed(feed).replace(right, mistake)

    expect(broken).not.toBe(jsonFeed(feed))
    expect(problemsOfJsonFeed(broken, '/feed.json').join('\n')).toMatch(problem)
  })
})
