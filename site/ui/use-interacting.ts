import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the visitor is using `ground`: a pointer is over it, the keyboard focus is in it, or the last touch was on it.
 * Automatic rotation waits as long.
 */
export function useInteracting(ground: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = ground.current
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    // The pointer may have been there before the island woke.
    if (element.matches(':hover')) setPointed(true)

    element.addEventListener('pointerenter', () => setPointed(true), { signal })
    // A touch ends when the finger lifts, but its owner is still reading.
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && setPointed(false), { signal })
    // Only focus by keyboard counts. A click focuses too, but then the pointer itself shows when the visitor leaves.
    let keys = true
    document.addEventListener(
      'pointerdown',
      ({ pointerType, target }) => {
        keys = false
        if (pointerType === 'touch') setPointed(target instanceof Node && element.contains(target))
      },
      { signal, capture: true },
    )
    document.addEventListener(
      'keydown',
      () => {
        keys = true
        if (element.contains(document.activeElement)) setFocused(true)
      },
      { signal, capture: true },
    )
    element.addEventListener('focusin', () => setFocused(keys), { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [ground])

  return pointed || focused
}
