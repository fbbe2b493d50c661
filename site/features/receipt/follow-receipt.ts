import { readJson } from '../../form/read-json.ts'
import { parseStatus } from './parse-status.ts'
import { type Finding, pollWhileVisible } from './poll-while-visible.ts'
import { shortMoment } from './short-moment.ts'
import { leftUntil } from './time-left.ts'

const FAILED = 'We could not ask just now. Please try again in a minute.'
const UNCHANGED = 'Nothing has changed.'

/**
 * Keeps an open receipt true without a reload (specification 15.2). It asks for the small status. When that has changed, it
 * fetches the page again and puts in the parts that may change; so a note that is being typed stays. No React is loaded for
 * it: the server has rendered everything.
 */
export function followReceipt(): void {
  const element = document.querySelector<HTMLElement>('[data-receipt]')
  if (!element) return
  const { receipt: path = '', timeZone = '', status = '' } = element.dataset
  let { tag = '' } = element.dataset

  async function ask(): Promise<Finding> {
    try {
      const read = await readJson([path], parseStatus, tag)
      if (!read) {
        tellTime(timeZone)
        return 'same'
      }
      await replaceParts()
      tag = read.tag
      return read.value === 'answered' ? 'last' : 'changed'
    } catch (error) {
      // Erased meanwhile: there is nothing more to follow.
      return String(error).startsWith('Error: 404') ? 'last' : 'same'
    }
  }

  async function checkNow(event: MouseEvent) {
    event.preventDefault()
    try {
      if (!(await replaceParts())) tell(UNCHANGED)
    } catch {
      tell(FAILED)
    }
  }

  // Delegated: a press that comes while a part is replaced must not be lost.
  element.addEventListener('click', (event) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (isPlain && event.target instanceof Element && event.target.closest('[data-check]')) void checkNow(event)
  })
  if (status !== 'answered') pollWhileVisible(document, ask)
}

/**
 * Replaces every part of the page that may change with its newest state, and tells what is new.
 *
 * @returns whether the status is another.
 * @throws where the page cannot be fetched. An erased one is left for its 404.
 */
async function replaceParts(): Promise<boolean> {
  const response = await fetch(location.pathname.replace(/\/add$/, ''), { headers: { Accept: 'text/html' } })
  if (response.status === 404) location.reload()
  if (!response.ok) throw new Error(String(response.status))
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html')
  const before = newsIn(document)
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`)
    if (next) replace(part, document.adoptNode(next))
  }
  const after = newsIn(document)
  tell(after === before ? '' : after)
  return after !== before
}

/** The focus stays on the link that has it. */
function replace(part: Element, next: Element): void {
  const focused = part.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : undefined
  part.replaceWith(next)
  if (focused) next.querySelector<HTMLElement>(`a[href="${focused}"]`)?.focus()
}

function newsIn(page: Document): string {
  return page.querySelector<HTMLElement>('[data-news]')?.dataset.news ?? ''
}

/** Into the region that screen readers read out. */
function tell(words: string): void {
  const region = document.querySelector('[data-told]')
  if (region) region.textContent = words
}

/** Nothing has changed but the time. */
function tellTime(timeZone: string): void {
  const checked = document.querySelector('[data-part=checked]')
  if (checked) checked.textContent = `Last checked ${shortMoment(Date.now(), timeZone)}`
  const left = document.querySelector<HTMLElement>('[data-due]')
  if (left) left.textContent = leftUntil(Number(left.dataset.due), Date.now()) ?? 'The due time has passed'
}
