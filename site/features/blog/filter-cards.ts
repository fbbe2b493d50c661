import { addressOfMore, countShown } from './grid.ts'
import { type ListingQuery, matching, type Searchable } from './listing-query.ts'

/**
 * Shows the cards that match, up to `query.most`, and hides the others. Writes only attributes that change: each write
 * costs a style calculation, and there may be a thousand cards.
 *
 * @returns how many cards match.
 */
export function filterCards(query: ListingQuery): number {
  const isMatch = matching(query)
  let found = 0
  for (const { item, ...post } of readCards()) {
    const place = isMatch(post) ? ++found : Infinity
    const hidden = place > query.most
    if (item.hidden !== hidden) item.hidden = hidden
  }
  showMore(query, found)
  return found
}

/** Focuses a shown card by its position from 0: after "Show more articles", the first new one. */
export function focusCard(place: number): void {
  const shown = readCards().filter(({ item }) => !item.hidden)
  shown[place]?.item.querySelector('a')?.focus()
}

function showMore(query: ListingQuery, found: number) {
  const footer = document.getElementById('more-articles')
  const [count, link] = footer?.children ?? []
  if (!footer || !count || !(link instanceof HTMLAnchorElement)) return
  footer.hidden = found <= query.most
  count.textContent = countShown(query, found)
  link.href = addressOfMore(query, found)
}

interface Card extends Searchable {
  item: HTMLElement
}

let cards: Card[] | undefined

/** The cards with their words, read from the page once: that takes time when there are a thousand. */
export function readCards(): readonly Card[] {
  cards ??= [...document.querySelectorAll<HTMLElement>('#articles [data-post]')].map((item) => ({
    item,
    category: item.dataset.post ?? '',
    title: item.querySelector('[data-post-title]')?.textContent ?? '',
    excerpt: item.querySelector('[data-post-excerpt]')?.textContent ?? '',
  }))
  return cards
}
