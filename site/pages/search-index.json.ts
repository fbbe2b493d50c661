import type { APIRoute } from 'astro'
import type { SearchedPage } from '../features/not-found/search-pages.ts'
import { type ListedPage, listedPages } from './_listed.ts'

const KINDS: Record<ListedPage['part'], string> = {
  main: 'Page',
  services: 'Service',
  projects: 'Project',
  articles: 'Article',
  terms: 'Terms',
}

/** What the search of the not-found page reads: every listed page by its name and its first lines. */
export const GET: APIRoute = () =>
  Response.json(
    listedPages().map(
      ({ path, part, name, description }): SearchedPage => ({ path, kind: KINDS[part], name, text: description }),
    ),
  )
