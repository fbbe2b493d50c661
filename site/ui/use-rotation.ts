import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCalm } from './use-calm.ts'
import { useInteracting } from './use-interacting.ts'

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
  const left = useRef(every ?? 0)
  const latest = useRef(turn)

  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    left.current = every ?? 0
  }, [at, every])
  // After a pause the rest of the time runs on, as the line under the tab shows it.
  useEffect(() => {
    if (!running) return
    const started = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - started))
    }
  }, [at, running])

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
  const [matches, setMatches] = useState(false)

  useEffect(() => {
    const media = matchMedia(query)
    const update = () => setMatches(media.matches)
    update()
    media.addEventListener('change', update)
    return () => media.removeEventListener('change', update)
  }, [query])

  return matches
}
