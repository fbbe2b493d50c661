/** What a visitor asks the listing for; it stands in the address. */
export interface Wish {
  text: string
  /** Absent: all of them. */
  category?: string
}

export interface Findable {
  title: string
  excerpt: string
  category: string
}

/** The longest search, in characters; the address carries it. */
export const SEARCH_LENGTH = 200

/** Reads `?q=…&category=…`. A category we do not have counts as none. */
export function readWish(query: URLSearchParams, categories: readonly string[]): Wish {
  const category = categories.find((known) => known === query.get('category'))
  return { text: (query.get('q') ?? '').trim().slice(0, SEARCH_LENGTH), category }
}

/** The address part of a wish; '' for everything. */
export function writeWish({ text, category }: Wish): string {
  const query = new URLSearchParams()
  if (text) query.set('q', text)
  if (category) query.set('category', category)
  return query.size > 0 ? `?${query}` : ''
}

/** Spec 2 §5: title or excerpt, case-insensitive, and the category. */
export function answers({ text, category }: Wish, post: Findable): boolean {
  if (category && post.category !== category) return false
  const sought = text.toLowerCase()
  return post.title.toLowerCase().includes(sought) || post.excerpt.toLowerCase().includes(sought)
}
