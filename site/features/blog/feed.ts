import { routes } from '../../../contract/routes.ts'
import { forFeedReaders } from './article-html.ts'
import type { Article } from './articles.ts'

/** What a feed says about an article. */
type FeedItem = Pick<Article, 'path' | 'title' | 'excerpt' | 'author' | 'tags' | 'date' | 'updated' | 'html'> & {
  category: string
}

export interface Feed {
  /** The site's whole address. */
  site: string
  title: string
  description: string
  /** The newest first. */
  items: readonly FeedItem[]
}

/** How many articles a feed holds, the newest. Feed readers have the older ones already. */
const MOST = 20

export function rss({ site, title, description, items }: Feed): string {
  const entries = items.slice(0, MOST).map((item) => {
    const url = whole(item.path, site)
    return `<item><title>${escaped(item.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${instant(item.date).toUTCString()}</pubDate><dc:creator>${escaped(item.author)}</dc:creator>${[item.category, ...item.tags].map((term) => `<category>${escaped(term)}</category>`).join('')}<description>${escaped(item.excerpt)}</description><content:encoded>${escaped(forFeedReaders(item.html(), url))}</content:encoded></item>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>${escaped(title)}</title><link>${whole(routes.blog(), site)}</link><atom:link href="${whole('/rss.xml', site)}" rel="self" type="application/rss+xml"/><description>${escaped(description)}</description><language>en-us</language><lastBuildDate>${instant(newest(items)).toUTCString()}</lastBuildDate>
${entries.join('\n')}
</channel></rss>
`
}

export function atom({ site, title, description, items }: Feed): string {
  const entries = items.slice(0, MOST).map((item) => {
    const url = whole(item.path, site)
    return `<entry><title>${escaped(item.title)}</title><id>${url}</id><link href="${url}"/><published>${instant(item.date).toISOString()}</published><updated>${instant(item.updated).toISOString()}</updated><author><name>${escaped(item.author)}</name></author>${[item.category, ...item.tags].map((term) => `<category term="${escaped(term)}"/>`).join('')}<summary>${escaped(item.excerpt)}</summary><content type="html">${escaped(forFeedReaders(item.html(), url))}</content></entry>`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-us"><title>${escaped(title)}</title><subtitle>${escaped(description)}</subtitle><id>${whole(routes.blog(), site)}</id><link href="${whole(routes.blog(), site)}"/><link href="${whole('/atom.xml', site)}" rel="self" type="application/atom+xml"/><updated>${instant(newest(items)).toISOString()}</updated>
${entries.join('\n')}
</feed>
`
}

/** jsonfeed.org, version 1.1. */
export function jsonFeed({ site, title, description, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: whole(routes.blog(), site),
    feed_url: whole('/feed.json', site),
    language: 'en-US',
    items: items.slice(0, MOST).map((item) => ({
      id: whole(item.path, site),
      url: whole(item.path, site),
      title: item.title,
      summary: item.excerpt,
      content_html: forFeedReaders(item.html(), whole(item.path, site)),
      date_published: instant(item.date).toISOString(),
      date_modified: instant(item.updated).toISOString(),
      authors: [{ name: item.author }],
      tags: [item.category, ...item.tags],
    })),
  })
}

/** A day as an instant: noon in UTC, which is the same day in Europe and America. Midnight would be the day before in America. */
function instant(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function newest(items: readonly FeedItem[]): string {
  return (
    items
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '1970-01-01'
  )
}

function whole(path: string, site: string): string {
  return new URL(path, site).href
}

/** Also drops what XML 1.0 cannot hold. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
