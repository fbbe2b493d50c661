/**
 * Where React draws an island anew as it wakes, because the browser has translated its texts, carries over what was filled
 * in until then, and the focus.
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
      for (const [position, to] of controlsIn(element).entries()) {
        const from = drawn[position]
        if (!from || from.isConnected || from.name !== to.name) continue
        if (from.type === 'file') to.files = from.files
        else Object.assign(to, { value: from.value, checked: from.checked })
        if (from === focused) goOn(to)
      }
    }
  }
}

/** Texts and selects have only some of what an input has. */
function controlsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')]
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
