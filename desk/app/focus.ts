import { useEffect } from 'react'

// Where the focus goes on: nobody who works by keyboard shall begin again at the top of the page.

/** Gives the focus to the pane of the open request. */
export function focusDetail(): void {
  document.getElementById('detail')?.focus({ preventScroll: true })
}

/** Gives the focus to the list: to the row of this request where it is rendered, else to the list as a whole. */
export function focusList(reference?: string): void {
  const row = reference && document.querySelector<HTMLElement>(`[data-reference="${CSS.escape(reference)}"] a`)
  const place = row || document.querySelector<HTMLElement>(LISTS)
  place?.focus({ preventScroll: true })
}

/**
 * When the element that has the focus goes away or is disabled, the nearest of its surroundings takes the focus: a part of
 * the screen with `tabIndex={-1}`, else the open request, else the list.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let homes: readonly Element[] = []
    const remember = ({ target }: FocusEvent) => {
      homes = target instanceof Element ? [target, ...surroundingsOf(target)] : []
    }
    const observer = new MutationObserver(() => {
      const [last, ...surroundings] = homes
      if (!last || document.activeElement !== document.body || canHaveFocus(last)) return
      const others = ['#detail.opened', LISTS, 'main'].flatMap((place) => document.querySelector(place) ?? [])
      const home = [...surroundings, ...others].find(canHaveFocus)
      if (home instanceof HTMLElement) home.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'hidden', 'class'],
    })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
}

const LISTS = '.rows, .results-rows, .emails-list'

function surroundingsOf(element: Element): Element[] {
  const parent = element.parentElement?.closest('[tabindex="-1"]')
  return parent ? [parent, ...surroundingsOf(parent)] : []
}

function canHaveFocus(element: Element): boolean {
  return element.isConnected && element.checkVisibility() && !element.matches(':disabled, #detail:not(.opened)')
}
