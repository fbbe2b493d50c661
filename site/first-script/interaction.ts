import type { ClientDirective } from 'astro'

/**
 * `client:interaction` wakes an island (loads and hydrates it) after the visitor's first interaction with the page, when
 * the island is near the view. `client:interaction="quote"` waits until the dialog of that name is asked for. Nothing of
 * an island is fetched before, which keeps the page's first script within its budget.
 */
const interaction: ClientDirective = (load, options, element) => {
  // What is pressed before the island is awake is made again when it is: the last click, and the keys after it on tabs.
  // Buttons that send a form, and those that shell.ts handles, work without the island.
  let presses: (() => void)[] = []
  const notePress = (event: Event) => {
    const { type, target } = event
    const selector = type === 'click' ? '[type=button]:not([data-calm-switch])' : '[role=tab]'
    const button = (target as Element).closest(`[ssr] ${selector}`)
    if (!button) return
    if (type === 'click') presses = []
    presses.push(() => button.dispatchEvent(new (event.constructor as typeof Event)(type, event)))
  }
  for (const type of ['click', 'keydown']) element.addEventListener(type, notePress)

  const wake = async () => {
    await (await load())()
    for (const repeat of presses) repeat()
  }

  // Its script did not come: styles show all it holds, as they do without script (styles/base/elements.css).
  element.addEventListener('astro:hydration-error', () => element.classList.add('asleep'))

  if (typeof options.value === 'string') {
    document.addEventListener(`wake:${options.value}`, wake, { once: true })
    if (document.documentElement.dataset.wake === options.value) wake()
    return
  }

  let isWatched = false
  const wakeWhenNear = () => {
    if (isWatched) return
    isWatched = true
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '400px' },
    )
    for (const child of element.children) observer.observe(child)
  }
  // What counts as an interaction with the page. Back, for an island that follows the address.
  for (const type of ['scroll', 'pointerdown', 'keydown', 'focusin', 'popstate'])
    addEventListener(type, wakeWhenNear, { passive: true, once: true })
  // A page that comes back scrolled. Not before `load`: reading the scroll position would cost a layout for each island.
  addEventListener('load', () => scrollY > 0 && wakeWhenNear())
}

export default interaction
