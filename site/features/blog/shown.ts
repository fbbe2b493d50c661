import { answers, type Wish } from './find.ts'

/** Shows the cards of the grid that answer, hides the others. Gives how many are shown. */
export function showAnswers(wish: Wish): number {
  let shown = 0
  for (const { item, ...post } of cards()) {
    item.hidden = !answers(wish, post)
    if (!item.hidden) shown++
  }
  return shown
}

interface Card {
  item: HTMLElement
  title: string
  excerpt: string
  category: string
}

let read: Card[] | undefined

/** The cards carry their own words: nothing is sent twice. Read once, since reading a thousand takes its time. */
function cards(): Card[] {
  read ??= [...document.querySelectorAll<HTMLElement>('#articles [data-post]')].map((item) => ({
    item,
    category: item.dataset.post ?? '',
    title: item.querySelector('[data-post-title]')?.textContent ?? '',
    excerpt: item.querySelector('[data-post-excerpt]')?.textContent ?? '',
  }))
  return read
}
