/**
 * Fetches a page's own script at the visitor's first touch, or at once when the address asks something of it: before that
 * it would weigh on everyone who only reads. A click on a filter that came too early is made again.
 */
export function awaken(load: () => Promise<unknown>): void {
  let missed: HTMLElement | null = null
  const note = ({ target }: Event) => {
    missed = target instanceof Element ? target.closest<HTMLElement>('[data-category]') : null
  }
  const wake = () =>
    load().then(() => {
      removeEventListener('click', note)
      missed?.click()
    })
  addEventListener('click', note)
  if (location.search + location.hash) wake()
  else for (const touch of ['pointerover', 'keydown', 'scroll']) addEventListener(touch, wake, { once: true })
}
