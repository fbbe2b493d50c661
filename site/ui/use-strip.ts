import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { homeOf, slideAt, WRAP_RESET_MS } from './rotation.ts'

interface Track {
  track: RefObject<HTMLDivElement | null>
  /** The slide that stands first in view. */
  at: number
  /** Glides to a slide; one past the last is the first again. `alone`: by the clock, not by the visitor. */
  show: (place: number, by?: 'alone') => void
  /** False until script runs it, `used` once the visitor has chosen a slide. */
  awake: false | 'awake' | 'used'
}

/** How long a track has rested, in ms, before it counts as having arrived: not every browser says when it has. */
const ARRIVED_MS = 140

/** The place of a track of `count` slides, in step with the browser's own scrolling. `glideMs` as in Carousel. */
export function useTrack(count: number, loop: boolean, glideMs?: number): Track {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [awake, setAwake] = useState<Track['awake']>(false)

  const show = useCallback(
    (wanted: number, by?: 'alone') => {
      const place = loop ? (wanted + count) % count : Math.min(count - 1, Math.max(0, wanted))
      // Only the step past the end runs on to the clone; a chosen slide is gone to directly.
      const target = loop && by === 'alone' && wanted === count ? count : place
      scrollTo(track.current, target, 'smooth', glideMs)
      setPlace(target)
      setAwake((state) => (by === 'alone' ? state : 'used'))
    },
    [count, loop, glideMs],
  )

  useEffect(() => setAwake('awake'), [])

  useEffect(() => {
    const element = track.current
    if (element === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const arrive = () => setPlace(slideAt(element.scrollLeft, strideOf(element), element.children.length - 1))
    const scrolled = () => {
      clearTimeout(timer)
      timer = setTimeout(arrive, ARRIVED_MS)
    }
    element.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(timer)
      element.removeEventListener('scroll', scrolled)
    }
  }, [])

  useEffect(() => {
    const home = homeOf(place, count)
    if (home === null) return
    const timer = setTimeout(() => {
      scrollTo(track.current, home, 'instant')
      setPlace(home)
    }, WRAP_RESET_MS)
    return () => clearTimeout(timer)
  }, [place, count])

  return { track, at: place % count, show, awake }
}

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior, glideMs?: number) {
  if (track === null) return
  const calm = 'calm' in document.documentElement.dataset
  const left = place * strideOf(track)
  if (behavior === 'smooth' && !calm && glideMs !== undefined) return glide(track, left, glideMs)
  track.scrollTo({ left, behavior: calm ? 'instant' : behavior })
}

/** Scrolls in a given time. Snapping waits meanwhile, else each frame would jump back to a slide. */
function glide(track: HTMLElement, left: number, ms: number) {
  const from = track.scrollLeft
  const started = performance.now()
  const id = String(started)
  track.dataset.glide = id
  track.style.scrollSnapType = 'none'
  const step = (now: number) => {
    // A later glide took over.
    if (track.dataset.glide !== id) return
    const part = Math.min(1, Math.max(0, (now - started) / ms))
    track.scrollTo({ left: from + (left - from) * (1 - (1 - part) ** 3), behavior: 'instant' })
    if (part < 1) requestAnimationFrame(step)
    else track.style.scrollSnapType = ''
  }
  requestAnimationFrame(step)
}

/** From the start of one slide to the start of the next, in px. */
function strideOf(track: HTMLElement): number {
  const [first, second] = track.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return second.offsetLeft - first.offsetLeft
}
