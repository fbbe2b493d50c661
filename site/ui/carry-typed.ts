/** What a visitor fills in. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Where React draws an island anew as it wakes, because the browser has translated its texts, carries over what was filled
 * in before, and the focus.
 *
 * @param element - the island, as the server drew it.
 * @returns to be called as React draws, and gives what to call once that is in the page.
 */
export function carryTyped(element: HTMLElement): () => () => void {
  const drawn = controlsIn(element)
  return () => {
    const focused = document.activeElement
    const goOn = rememberCaret(focused)
    return () => {
      const anew = controlsIn(element)
      for (const [position, from] of drawn.entries()) {
        const to = anew[position]
        if (from.isConnected || to?.name !== from.name) continue
        fill(to, from)
        if (from === focused) goOn(to)
      }
    }
  }
}

function controlsIn(element: HTMLElement): Control[] {
  return [...element.querySelectorAll<Control>('input, textarea, select')]
}

function fill(to: Control, from: Control) {
  if (!(to instanceof HTMLInputElement && from instanceof HTMLInputElement)) to.value = from.value
  else if (to.type === 'file') to.files = from.files
  else if (to.type === 'checkbox' || to.type === 'radio') to.checked = from.checked
  else to.value = from.value
}

/** Where somebody types. @returns what lets them go on in the control that takes the place of this one. */
export function rememberCaret(from: Element | null): (to: HTMLElement) => void {
  const [start, end] = isText(from) ? [from.selectionStart, from.selectionEnd] : []
  return (to) => {
    to.focus({ preventScroll: true })
    // An email field tells no caret.
    if (isText(to) && typeof start === 'number') to.setSelectionRange(start, end ?? start)
  }
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
