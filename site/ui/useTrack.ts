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

/** The place of a track of `count` slides, in step with the browser's own scrolling. */
export function useTrack(count: number, loop: boolean): Track {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const [awake, setAwake] = useState<Track['awake']>(false)

  const show = useCallback(
    (wanted: number, by?: 'alone') => {
      const place = loop ? (wanted + count) % count : Math.min(count - 1, Math.max(0, wanted))
      // Only the step past the end runs on to the clone; a chosen slide is gone to directly.
      const target = loop && by === 'alone' && wanted === count ? count : place
      scrollTo(track.current, target, 'smooth')
      setPlace(target)
      setAwake((state) => (by === 'alone' ? state : 'used'))
    },
    [count, loop],
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

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior) {
  if (track === null) return
  const calm = 'calm' in document.documentElement.dataset
  track.scrollTo({ left: place * strideOf(track), behavior: calm ? 'instant' : behavior })
}

/** From the start of one slide to the start of the next, in px. */
function strideOf(track: HTMLElement): number {
  const [first, second] = track.children
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0
  return second.offsetLeft - first.offsetLeft
}
