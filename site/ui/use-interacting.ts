import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether the visitor has hold of `ground`: a pointer over it, keyboard focus within it, or a touch that has not yet
 * been followed by one elsewhere. What turns by itself waits so long.
 */
export function useInteracting(ground: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = ground.current
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    // The pointer may be there already, before the island woke.
    if (element.matches(':hover')) setPointed(true)

    element.addEventListener('pointerenter', () => setPointed(true), { signal })
    // A finger leaves when it lifts, though its owner goes on reading.
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && setPointed(false), { signal })
    // A click focuses too, and the browser may call that focus visible; but it leaves with the pointer. Keys hold.
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
