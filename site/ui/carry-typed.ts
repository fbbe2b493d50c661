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
    return () => {
      for (const [position, to] of controlsIn(element).entries()) {
        const from = drawn[position]
        if (!from || from.isConnected || from.name !== to.name) continue
        if (from.type === 'file') to.files = from.files
        else Object.assign(to, { value: from.value, checked: from.checked })
        if (from === focused) to.focus()
      }
    }
  }
}

/** Texts and selects have only some of what an input has. */
function controlsIn(element: HTMLElement): HTMLInputElement[] {
  return [...element.querySelectorAll<HTMLInputElement>('input, textarea, select')]
}
