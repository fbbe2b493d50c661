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
  const element = document.querySelector<HTMLElement>('[data-receipt]')
  if (!element) return
  const { receipt: path = '' } = element.dataset
  let { tag = '' } = element.dataset
  let renewedAt = Date.now()

  async function ask(): Promise<Finding> {
    try {
      const read = await readJson([path], (json) => json, tag)
      if (!read && Date.now() - renewedAt < STALE_MS) return 'same'
      await replaceParts()
      renewedAt = Date.now()
      if (!read) return 'same'
      tag = read.tag
      return isAnswered() ? 'last' : 'changed'
    } catch (error) {
      // Erased meanwhile: there is nothing more to follow.
      return String(error).startsWith('Error: 404') ? 'last' : 'same'
    }
  }

  async function checkNow(event: MouseEvent) {
    event.preventDefault()
    try {
      if (!(await replaceParts())) tell(({ unchanged }) => unchanged)
    } catch {
      tell(({ failed }) => failed)
    }
  }

  // Delegated: a press that comes while a part is replaced must not be lost.
  element.addEventListener('click', (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (isPlain && event.target instanceof Element && event.target.closest('[data-check]')) void checkNow(event)
  })
  if (!isAnswered()) pollWhileVisible(document, ask)
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
  const response = await fetch(path, { headers: { Accept: 'text/html' } })
  if (response.status === 404) location.replace(path)
  if (!response.ok) throw new Error(String(response.status))
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const before = newsIn(document)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`)
    if (next) replace(part, document.adoptNode(next))
  }
  const after = newsIn(document)
  tell(() => (after === before ? '' : after))
  return after !== before
}

/** The focus stays on the link that has it. */
function replace(part: Element, next: Element): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  part.replaceWith(next)
  if (focused) next.querySelector<HTMLElement>(`a[href="${focused}"]`)?.focus()
}

function isAnswered(): boolean {
  return document.querySelector('[data-part=steps][data-status=answered]') !== null
}

function newsIn(page: Document): string {
  return page.querySelector<HTMLElement>('[data-news]')?.dataset.news ?? ''
}

/** Into the region that screen readers read out. It carries the words that the script may have to say. */
function tell(choose: (words: DOMStringMap) => string | undefined): void {
  const region = document.querySelector<HTMLElement>('[data-told]')
  if (region) region.textContent = choose(region.dataset) ?? ''
}
