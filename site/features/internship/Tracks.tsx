import type { ReactNode } from 'react'
import { Carousel } from '../../ui/Carousel.tsx'
import { AUTO_ROTATION_MS } from '../../ui/rotation.ts'
import { TrackSteps } from './TrackSteps.tsx'

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
