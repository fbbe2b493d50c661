import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useCalm } from './use-calm.ts'

interface Rotation {
  /** Rotation waits while the visitor uses this element, and while it is out of view. */
  ground: RefObject<HTMLElement | null>
  /** How long each item is shown, in ms of running time; without it nothing rotates. */
  every?: number
  /** A media query: elsewhere nothing rotates. */
  only?: string
  /** What is shown now. Any change of it restarts the time. */
  at: string | number
  turn: () => void
}

/** Rotates tabs or slides. @returns whether it is running now; never before the island is awake. */
export function useRotation({ ground, every, only = 'all', at, turn }: Rotation): boolean {
  const calm = useCalm()
  const interacting = useInteracting(ground)
  const inView = useInView(ground)
  const wanted = useMedia(only)
  const running = every !== undefined && wanted && !calm && !interacting && inView
  const shown = useRef({ at, every, left: every ?? 0 })
  const takeTurn = useEffectEvent(turn)

  // After a pause the rest of the time runs on, as the line under the tab shows it.
  useEffect(() => {
    if (shown.current.at !== at || shown.current.every !== every) shown.current = { at, every, left: every ?? 0 }
    if (!running) return
    const item = shown.current
    const started = performance.now()
    const timer = setTimeout(() => takeTurn(), item.left)
    return () => {
      clearTimeout(timer)
      item.left = Math.max(0, item.left - (performance.now() - started))
    }
  }, [at, every, running])

  return running
}

function useInView(ground: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const element = ground.current
    if (element === null) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ground])

  return inView
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/**
 * Whether the visitor is using `ground`: a pointer is over it, the keyboard focus is in it, or the last touch was on it.
 * Automatic rotation waits as long.
 */
function useInteracting(ground: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = ground.current
    if (element === null) return
    const listening = new AbortController()
    const { signal } = listening
    // Only focus by keyboard counts. A click focuses too, but then the pointer itself shows when the visitor leaves.
    const lookForFocus = () => setFocused(element.querySelector(':focus-visible') !== null)
    // Pointer and focus may have been there before the island woke.
    setPointed(element.matches(':hover'))
    lookForFocus()

    element.addEventListener('pointerenter', () => setPointed(true), { signal })
    // A touch ends when the finger lifts, but its owner is still reading.
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && setPointed(false), { signal })
    document.addEventListener(
      'pointerdown',
      ({ pointerType, target }) => {
        if (pointerType === 'touch') setPointed(target instanceof Node && element.contains(target))
      },
      { signal, capture: true },
    )
    element.addEventListener('keydown', () => setFocused(element.contains(document.activeElement)), { signal })
    element.addEventListener('focusin', lookForFocus, { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [ground])

  return pointed || focused
}
