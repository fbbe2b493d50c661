import type { ClientDirective } from 'astro'

/**
 * `client:reach`: wakes an island when the visitor has scrolled or touched the page and the island is near the view;
 * `client:reach="quote"` waits for the quote dialog to be wanted instead. Nothing of an island is fetched before,
 * which keeps the page's first script within its budget.
 */
const reach: ClientDirective = (load, options, element) => {
  const wake = async () => (await load())()
  const touches = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'focusin']

  if (typeof options.value === 'string') {
    document.addEventListener(`want:${options.value}`, wake, { once: true })
    if (document.documentElement.dataset.want === options.value) wake()
    return
  }

  const near = () => {
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
  if (scrollY > 0) near()
  else for (const touch of touches) addEventListener(touch, near, { passive: true })
}

export default reach
