import { addressOfMore, countShown, LEADING } from './grid.ts'
import { answering, type Wish } from './listing-query.ts'

/**
 * Shows the cards of the grid that answer, hides the others. Gives how many answer. Only what changes is written: to
 * every other card that would be a style of its own, and a thousand of them are felt.
 */
export function showAnswers(wish: Wish): number {
  const isAnswer = answering(wish)
  let found = 0
  for (const { item, ...post } of readCards()) {
    const place = isAnswer(post) ? ++found : Infinity
    toggle(item, 'hidden', place > wish.most)
    toggle(item, LEADING.attribute, place <= LEADING.count)
  }
  showMore(wish, found)
  return found
}

/** Where a visitor goes on who has asked for more: at the first card that came, counted from 0. */
export function focusCard(place: number): void {
  const shown = readCards().filter(({ item }) => !item.hidden)
  shown[place]?.item.querySelector('a')?.focus()
}

function showMore(wish: Wish, found: number) {
  const part = document.getElementById('more-articles')
  const [count, link] = part?.children ?? []
  if (!part || !count || !(link instanceof HTMLAnchorElement)) return
  part.hidden = found <= wish.most
  count.textContent = countShown(wish, found)
  link.href = addressOfMore(wish)
}

function toggle(item: HTMLElement, attribute: string, on: boolean) {
  if (item.hasAttribute(attribute) !== on) item.toggleAttribute(attribute, on)
}

interface Card {
  item: HTMLElement
  title: string
  excerpt: string
  category: string
}

let cards: Card[] | undefined

/** The cards carry their own words: nothing is sent twice. Read once, since reading a thousand takes its time. */
export function readCards(): readonly Card[] {
  cards ??= [...document.querySelectorAll<HTMLElement>('#articles [data-post]')].map((item) => ({
    item,
    category: item.dataset.post ?? '',
    title: item.querySelector('[data-post-title]')?.textContent ?? '',
    excerpt: item.querySelector('[data-post-excerpt]')?.textContent ?? '',
  }))
  return cards
}
