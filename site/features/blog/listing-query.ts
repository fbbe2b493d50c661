/** What a visitor asks the listing for; it stands in the address. */
export interface Wish {
  text: string
  /** Absent: all of them. */
  category?: string
  /** How many of the answers are shown, the newest first. */
  most: number
}

export interface Findable {
  title: string
  excerpt: string
  category: string
}

/** The longest search, in characters; the address carries it. */
export const SEARCH_LENGTH = 200

/** Two large cards and three rows of four. Six articles never come to it; a thousand would be laid out at every search. */
export const FIRST_SHOWN = 14
/** Three more rows. */
const MORE_SHOWN = 12

/** Everything, from its beginning. */
export const ANY: Wish = { text: '', most: FIRST_SHOWN }

/** Reads `?q=…&category=…&show=…`. A category we do not have counts as none, and so does a number that is none. */
export function readWish(query: URLSearchParams, categories: readonly string[]): Wish {
  const category = categories.find((known) => known === query.get('category'))
  const most = Math.max(FIRST_SHOWN, Math.floor(Number(query.get('show'))) || 0)
  return { text: (query.get('q') ?? '').trim().slice(0, SEARCH_LENGTH), category, most }
}

/** The same wish, and three rows more of its answers. */
export function more(wish: Wish): Wish {
  return { ...wish, most: wish.most + MORE_SHOWN }
}

/** The address part of a wish; '' for everything. */
export function writeWish({ text, category, most }: Wish): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (category) query.set('category', category)
  if (most > FIRST_SHOWN) query.set('show', String(most))
  return query.size > 0 ? `?${query}` : ''
}

/** Whether a post is what was asked for; made once for a wish, and asked of every post (spec 2 §5). */
export function answering({ text, category }: Wish): (post: Findable) => boolean {
  const sought = text.toLowerCase()
  return ({ title, excerpt, category: own }) =>
    (!category || own === category) && (title.toLowerCase().includes(sought) || excerpt.toLowerCase().includes(sought))
}
