import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { homeOf, slideAt, WRAP_RESET_MS } from './rotation.ts'

interface Strip {
  strip: RefObject<HTMLDivElement | null>
  /** The slide that stands first in view. */
  at: number
  /** Scrolls to a slide; after the last comes the first. `alone`: the rotation asks for it, not the visitor. */
  show: (place: number, by?: 'alone') => void
  /** False until script runs it, `used` once the visitor has chosen a slide. */
  awake: false | 'awake' | 'used'
}

/** How long after the last scroll event a strip counts as at rest, in ms: not every browser has `scrollend`. */
const ARRIVED_MS = 140

/** Which slide a strip of `count` slides shows, also when the visitor scrolls it. `glideMs` as in Carousel. */
export function useStrip(count: number, loop: boolean, glideMs?: number): Strip {
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [awake, setAwake] = useState<Strip['awake']>(false)

  const show = useCallback(
    (wanted: number, by?: 'alone') => {
      const place = loop ? (wanted + count) % count : Math.min(count - 1, Math.max(0, wanted))
      // Only rotation past the end goes to the clone. A slide that the visitor chose is scrolled to directly.
      const target = loop && by === 'alone' && wanted === count ? count : place
      scrollTo(strip.current, target, 'smooth', glideMs)
      setPlace(target)
      setAwake((state) => (by === 'alone' ? state : 'used'))
    },
    [count, loop, glideMs],
  )

  useEffect(() => setAwake('awake'), [])

  useEffect(() => {
    const element = strip.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    // Where the focus is, until the visitor moves the strip: snapping may take the strip back from it, also later.
    let focused: EventTarget | null = document.activeElement
    const arrive = () => {
      setPlace(slideAt(element.scrollLeft, strideOf(element), element.children.length - 1))
      showFocused(element, focused)
    }
    const moved = ({ type, target }: Event) => {
      if (type !== 'scroll') focused = type === 'focusin' ? target : null
      clearTimeout(timer)
      timer = setTimeout(arrive, ARRIVED_MS)
    }
    const ended = new AbortController()
    for (const type of ['scroll', 'focusin', 'keydown', 'pointerdown', 'wheel'])
      element.addEventListener(type, moved, { passive: true, signal: ended.signal })
    // It may have been scrolled before its script came.
    arrive()
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [])

  useEffect(() => {
    const home = homeOf(place, count)
    if (home === null) return
    const timer = setTimeout(() => {
      scrollTo(strip.current, home, 'instant')
      setPlace(home)
    }, WRAP_RESET_MS)
    return () => clearTimeout(timer)
  }, [place, count])

  return { strip, at: place % count, show, awake }
}

/** Not after a press: the strip would move away below the pointer. */
function showFocused(strip: HTMLElement, target: EventTarget | null) {
  if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
  const { left, right } = strip.getBoundingClientRect()
  const box = target.getBoundingClientRect()
  const slide = [...strip.children].findIndex((child) => child.contains(target))
  if (slide >= 0 && (box.left < left || box.right > right)) scrollTo(strip, slide, 'smooth')
}

function scrollTo(strip: HTMLElement | null, place: number, behavior: ScrollBehavior, glideMs?: number) {
  if (strip === null) return
  const calm = 'calm' in document.documentElement.dataset
  const left = place * strideOf(strip)
  if (behavior === 'smooth' && !calm && glideMs !== undefined) return glide(strip, left, glideMs)
  strip.scrollTo({ left, behavior: calm ? 'instant' : behavior })
}

/** Scrolls in a given time. Scroll snapping is off meanwhile, because each frame would snap back to a slide. */
function glide(strip: HTMLElement, left: number, ms: number) {
  const from = strip.scrollLeft
  const started = performance.now()
  const id = String(started)
  strip.dataset.glide = id
  strip.style.scrollSnapType = 'none'
  const step = (now: number) => {
    // A later scroll has taken over.
    if (strip.dataset.glide !== id) return
    const part = Math.min(1, Math.max(0, (now - started) / ms))
    strip.scrollTo({ left: from + (left - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
    else strip.style.scrollSnapType = ''
  }
  requestAnimationFrame(step)
}

/** From the start of one slide to the start of the next, in px. */
function strideOf(strip: HTMLElement): number {
  const [first, second] = strip.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return second.offsetLeft - first.offsetLeft
}
