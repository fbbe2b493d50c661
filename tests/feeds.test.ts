import { expect, test } from 'vitest'
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
