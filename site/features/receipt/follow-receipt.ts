import { readJson } from '../../form/read-json.ts'
import { type Finding, pollWhileVisible } from './poll-while-visible.ts'

/** The page tells how much time is left, so it is renewed after so long also where nothing else has changed, ms. */
const STALE_MS = 5 * 60_000

/**
 * Keeps an open receipt true without a reload (specification 15.2). It asks for the small status. When that has changed, it
 * fetches the page again and puts in the parts that may change; so a note that is being typed stays. No React is loaded for
 * it: the server has rendered everything.
 */
export function followReceipt(): void {
  // "Check again".
  const link = document.querySelector<HTMLElement>('[data-status-path]')
  if (!link) return
  const { statusPath = '' } = link.dataset
  let { tag } = link.dataset
  let renewedAt = Date.now()

  async function ask(): Promise<Finding> {
    try {
      const read = await readJson([statusPath], (json) => json, tag)
      if (!read && Date.now() - renewedAt < STALE_MS) return 'same'
      await replaceParts()
      renewedAt = Date.now()
      if (!read) return 'same'
      tag = read.tag
      return factsIn(document).status === 'answered' ? 'last' : 'changed'
    } catch {
      return 'same'
    }
  }

  async function checkNow(event: MouseEvent) {
    event.preventDefault()
    try {
      if (!(await replaceParts())) tell('unchanged')
    } catch {
      tell('failed')
    }
  }

  link.addEventListener('click', (event) => {
    if (!(event.metaKey || event.ctrlKey || event.shiftKey)) void checkNow(event)
  })
  if (factsIn(document).status !== 'answered') pollWhileVisible(document, ask)
}

/**
 * Replaces every part of the page that may change with its newest state, and tells what is new.
 *
 * @returns whether the status is another.
 * @throws where the page cannot be fetched. An erased one is left for its 404.
 */
async function replaceParts(): Promise<boolean> {
  // A refused addition has an address of its own.
  const path = location.pathname.replace(/\/add$/, '')
  const response = await fetch(path)
  if (response.status === 404) location.replace(path)
  if (!response.ok) throw new Error(String(response.status))
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const { news } = factsIn(document)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`)
    // One that is the same keeps the focus that is in it.
    if (next && !next.isEqualNode(part)) part.replaceWith(next)
  }
  const isNew = factsIn(document).news !== news
  tell(isNew ? 'news' : 'none')
  return isNew
}

/** The status, and what is told of it when it is new. */
function factsIn(page: ParentNode): DOMStringMap {
  return page.querySelector<HTMLElement>('[data-news]')?.dataset ?? {}
}

/** Into the region that screen readers read out. The steps carry all words that the script may have to say. */
function tell(words: 'news' | 'unchanged' | 'failed' | 'none'): void {
  const region = document.querySelector('[data-told]')
  if (region) region.textContent = factsIn(document)[words] ?? ''
}
