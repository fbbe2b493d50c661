import type { ClientDirective } from 'astro'

/** What counts as an interaction with the page. */
const INTERACTIONS = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin']
/** A tab acts when it is pressed down, a button when it is clicked. */
const PRESSES = ['mousedown', 'click']

/**
 * `client:interaction` wakes an island (loads and hydrates it) after the visitor's first interaction with the page, when
 * the island is near the view. `client:interaction="quote"` waits until the dialog of that name is asked for. Nothing of
 * an island is fetched before, which keeps the page's first script within its budget.
 */
const interaction: ClientDirective = (load, options, element) => {
  // A press that comes before the island is awake is made again when it is. Buttons that send a form, and those that
  // shell.ts handles, work without the island.
  let repeatPress = () => {}
  const notePress = ({ type, target }: Event) => {
    const selector = type === 'click' ? '[type=button]:not([role],[data-calm-switch])' : '[role=tab]'
    const button = target instanceof Element && target.closest(selector)
    if (button) repeatPress = () => button.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  }
  for (const press of PRESSES) element.addEventListener(press, notePress)

  const wake = async () => {
    await (await load())()
    for (const press of PRESSES) element.removeEventListener(press, notePress)
    repeatPress()
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
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        wake()
      },
      { rootMargin: '400px' },
    )
    for (const child of element.children) observer.observe(child)
  }
  for (const type of INTERACTIONS) addEventListener(type, wakeWhenNear, { passive: true, once: true })
  // A page that comes back scrolled. Not before `load`: reading the scroll position would cost a layout for each island.
  addEventListener('load', () => scrollY > 0 && wakeWhenNear())
}

export default interaction
