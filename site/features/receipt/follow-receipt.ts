import { inOwnZone } from '../../../contract/time/own-time.ts'
import { MINUTE_MS } from '../../../contract/time/units.ts'
import { readJson } from '../../form/sending/read-json.ts'
import { type Finding, pollWhileVisible } from './poll-while-visible.ts'

/** The page tells how much time is left, so it is renewed after so long also where nothing else has changed, ms. */
const STALE_MS = 5 * MINUTE_MS

/**
 * Keeps an open receipt true without a reload (specification 15.2). It asks for the small status. When that has changed, it
 * fetches the page again and puts in the parts that may change; so a note that is being typed stays. No React is loaded for
 * it: the server has rendered everything.
 */
function followReceipt(): void {
  // "Check again".
  const link = document.querySelector('[data-status-path]') as HTMLAnchorElement // on every receipt, and on no other page
  const { href: path, dataset } = link
  let renewedAt = Date.now()
  addOwnTimes(document)

  async function ask(): Promise<Finding> {
    try {
      const read = await readJson([dataset.statusPath as string], facts().tag)
      if (!read && Date.now() - renewedAt < STALE_MS) return 'same'
      await replaceParts(path)
      renewedAt = Date.now()
      return facts().status === 'answered' ? 'last' : read ? 'new' : 'same'
    } catch (error) {
      // It was erased: the page that shows it goes, too.
      if (/ 404:/.test(String(error))) location.replace(path)
      return 'same'
    }
  }

  link.onclick = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    replaceParts(path).then(
      (told) => told || tell('unchanged'),
      () => tell('failed'),
    )
  }
  // On every receipt, too.
  ;(document.querySelector('[data-print]') as HTMLElement).onclick = () => print()
  if (facts().status !== 'answered') pollWhileVisible(document, ask)
}

/**
 * Replaces every part of the page that may change with its newest state, and tells what is new.
 *
 * @param path - of the receipt. A refused addition has another address.
 * @returns what it tells, empty where nothing is new.
 * @throws where the page cannot be fetched. An erased one is left for its 404.
 */
async function replaceParts(path: string): Promise<string> {
  const response = await fetch(path)
  if (response.status === 404) location.replace(path)
  if (!response.ok) throw Error()
  const { news, tag } = facts()
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  addOwnTimes(page)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const { open = '' } = part.dataset
    // After an update the page may have other parts.
    const next = page.querySelector<HTMLElement>(`[data-part=${part.dataset.part}]`) ?? part
    // One that is the same keeps the focus that is in it, and an answer that is open stays open until the next one comes.
    if (!next.isEqualNode(part) && open !== next.dataset.answers) part.replaceWith(next)
  }
  // An answer, a note or a file is no news, but another tag.
  const now = facts()
  return tell(now.news !== news ? 'news' : now.tag !== tag ? 'changed' : '')
}

/** Beside each time of the company, the same by the visitor's own clock where that shows another. */
function addOwnTimes(page: Document): void {
  for (const place of page.querySelectorAll<HTMLElement>('[data-own-time]')) {
    const [at, offset] = JSON.parse(place.dataset.ownTime as string) as [number, number] // by OwnTime.tsx
    const own = inOwnZone(at, offset)
    if (own) place.textContent = own
  }
}

/** The status with its tag, and what is told of it when it is new. */
function facts(): DOMStringMap {
  return (document.querySelector('[data-news]') as HTMLElement).dataset // the steps, on every receipt
}

/** Into the region that screen readers read out. The steps carry all words that the script may have to say. */
function tell(words: 'news' | 'changed' | 'unchanged' | 'failed' | ''): string {
  const region = document.querySelector('[data-told]') as HTMLElement // on every receipt
  // Without words it becomes empty.
  region.textContent = facts()[words] as string
  return words
}

followReceipt()
