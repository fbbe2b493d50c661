import type { ClientDirective } from 'astro'

/**
 * `client:interaction`: wakes an island when the visitor has scrolled or touched the page and the island is near the view;
 * `client:interaction="quote"` waits for the quote dialog to be wanted instead. Nothing of an island is fetched before,
 * which keeps the page's first script within its budget.
 */
const interaction: ClientDirective = (load, options, element) => {
  // The press that woke the island was for it: a tab acts when it is pressed down, a button when it is clicked. Buttons that
  // send, or are shell.ts's, need no island.
  const presses = ['mousedown', 'click']
  let again = () => {}
  const note = ({ type, target }: Event) => {
    const wanted = type === 'click' ? '[type=button]:not([role],[data-calm-switch])' : '[role=tab]'
    const button = target instanceof Element && target.closest(wanted)
    if (button) again = () => button.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  }
  for (const press of presses) element.addEventListener(press, note)

  const wake = async () => {
    await (await load())()
    for (const press of presses) element.removeEventListener(press, note)
    again()
  }
  const touches = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin']

  if (typeof options.value === 'string') {
    document.addEventListener(`wake:${options.value}`, wake, { once: true })
    if (document.documentElement.dataset.wake === options.value) wake()
    return
  }

  let isWatched = false
  const near = () => {
    if (isWatched) return
    isWatched = true
    for (const touch of touches) removeEventListener(touch, near)
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
  for (const touch of touches) addEventListener(touch, near, { passive: true })
  // A page that comes back scrolled. Asked while it is still being read, each island would have it laid out once more.
  addEventListener('load', () => scrollY > 0 && near())
}

export default interaction
