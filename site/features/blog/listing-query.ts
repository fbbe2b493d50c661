/** What the listing's address asks for: search, category and how many articles are shown. */
export interface ListingQuery {
  text: string
  /** Absent: all of them. */
  category?: string
  /** How many of the matching articles are shown, the newest first. */
  most: number
}

export interface Searchable {
  title: string
  excerpt: string
  category: string
}

/** The longest search, in characters: it is part of the address. */
export const SEARCH_LENGTH = 200

/** Five rows of three. More at once would make a search in a thousand articles slow. */
const FIRST_SHOWN = 15
/** Four more rows. */
const MORE_SHOWN = 12

/** No search, every category, the first page. */
export const EVERYTHING: ListingQuery = { text: '', most: FIRST_SHOWN }

/** Reads `?q=…&category=…&show=…`. An unknown category and a wrong number are ignored. */
export function readQuery(address: URLSearchParams, categories: readonly string[]): ListingQuery {
  const category = categories.find((known) => known === address.get('category'))
  const most = Math.max(FIRST_SHOWN, Math.floor(Number(address.get('show'))) || 0)
  return { text: (address.get('q') ?? '').trim().slice(0, SEARCH_LENGTH), category, most }
}

/** The same query with four more rows. */
export function more(query: ListingQuery): ListingQuery {
  return { ...query, most: query.most + MORE_SHOWN }
}

/** The query as part of an address, with its `?`; '' for `EVERYTHING`. */
export function queryString({ text, category, most }: ListingQuery): string {
  const address = new URLSearchParams()
  if (text) address.set('q', text)
  if (category) address.set('category', category)
  if (most > FIRST_SHOWN) address.set('show', String(most))
  return address.size > 0 ? `?${address}` : ''
}

/**
 * Gives the test of one query: whether an article matches it (specification 10.1.4). Upper and lower case are the same.
 */
export function matching({ text, category }: ListingQuery): (post: Searchable) => boolean {
  const sought = text.toLowerCase()
  return ({ title, excerpt, category: own }) =>
    (!category || own === category) && (title.toLowerCase().includes(sought) || excerpt.toLowerCase().includes(sought))
}
