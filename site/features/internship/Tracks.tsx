import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Carousel } from '../../ui/Carousel.tsx'
import { AUTO_ROTATION_MS } from '../../ui/rotation.ts'

/** Specification 8.2.3. */
const TRANSITION_MS = 500
/** One card at a time below this width: nothing then moves by itself. */
const THREE_ABREAST = '(width >= 64rem)'

interface TracksProps {
  heading: string
  lead: string
  /** The titles of each slide's tracks. */
  titles: readonly string[]
  /** `slide0` and so on, made at build: as properties, their words would stand in the page twice. */
  [slide: `slide${number}`]: ReactNode
}

/** Available Internship Tracks: lines let down into one sea, three a slide. */
export function Tracks({ heading, lead, titles, ...slides }: TracksProps) {
  return (
    <Carousel
      label="Tracks"
      every={AUTO_ROTATION_MS}
      only={THREE_ABREAST}
      glideMs={TRANSITION_MS}
      arrows
      className="tracks"
      head={
        <div>
          <h2 id="tracks-title" className="h2-beach">
            {heading}
          </h2>
          <p className="lead mt-4 max-w-152 text-muted">{lead}</p>
          <TrackSteps />
        </div>
      }
      stripClass="tracks-strip"
      slides={titles.map((name, index) => ({ id: String(index), name, slide: slides[`slide${index}`] }))}
    />
  )
}

/** Where one track stands in view at a time: to the one before and the one after, and which one it is. */
function TrackSteps() {
  const own = useRef<HTMLDivElement>(null)
  const [{ at, count }, setPlace] = useState({ at: 0, count: 0 })
  // Who uses the carousel's own controls hears from those where it stands.
  const [stepped, setStepped] = useState(false)

  useEffect(() => {
    const strip = stripOf(own.current)
    if (!strip) return
    const look = () => setPlace({ at: nearest(strip), count: cardsOf(strip).length })
    look()
    strip.addEventListener('scroll', look, { passive: true })
    return () => strip.removeEventListener('scroll', look)
  }, [])

  function step(by: number) {
    const strip = stripOf(own.current)
    const card = strip && cardsOf(strip)[at + by]
    if (!strip || !card) return
    setStepped(true)
    const calm = 'calm' in document.documentElement.dataset
    strip.scrollTo({ left: leftOf(strip, card), behavior: calm ? 'instant' : 'smooth' })
  }

  return (
    <div ref={own} className="track-steps" data-needs-script="">
      <button
        type="button"
        aria-label="Previous track"
        data-tooltip=""
        aria-disabled={at === 0 || undefined}
        onClick={() => step(-1)}
      >
        <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <span className="mono" aria-live={stepped ? 'polite' : 'off'}>
        {count > 0 && `${at + 1} / ${count}`}
      </span>
      <button
        type="button"
        aria-label="Next track"
        data-tooltip=""
        aria-disabled={at === count - 1 || undefined}
        onClick={() => step(1)}
      >
        <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}

function stripOf(own: Element | null): HTMLElement | null {
  return own?.closest('.tracks')?.querySelector<HTMLElement>('.tracks-strip') ?? null
}

/** The cards without the copies behind the last slide. */
function cardsOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.querySelectorAll<HTMLElement>(':scope > :not([inert]) .track-card')]
}

/** How far the strip is scrolled where a card begins the view, px. */
function leftOf(strip: HTMLElement, card: HTMLElement): number {
  const [first] = cardsOf(strip)
  return first ? card.getBoundingClientRect().left - first.getBoundingClientRect().left : strip.scrollLeft
}

function nearest(strip: HTMLElement): number {
  const ways = cardsOf(strip).map((card) => Math.abs(leftOf(strip, card) - strip.scrollLeft))
  // At the strip's end the last card may not reach its beginning.
  if (strip.scrollLeft > 0 && strip.scrollLeft + strip.clientWidth >= strip.scrollWidth - 1) return ways.length - 1
  return ways.indexOf(Math.min(...ways))
}
