import type { APIContext } from 'astro'
import { company } from '../../brand/company.ts'
import { allArticles } from './articles.ts'
import type { Feed } from './feed.ts'

/** Answers a feed's address with our articles in the given form. */
export function publish({ site }: APIContext, write: (feed: Feed) => string, type: string): Response {
  const feed = {
    site: site?.href ?? '',
    title: `${company.name} blog`,
    description: company.description,
    items: allArticles(),
  }
  return new Response(write(feed), { headers: { 'Content-Type': type } })
}
