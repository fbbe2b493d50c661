import type { Tone } from '../../ui/Section.tsx'
import { Rope } from './Rope.tsx'
import { EDGE, edge } from './water.ts'

interface EdgeProps {
  seed: number
  upper: Tone
  lower: Tone
  /** The isobath's depth, in fathoms. */
  fathoms: number
  /** Where the line comes from light water into dark, it changes its tone on the isobath itself. */
  rope: 'dark' | 'light' | 'turning'
}

/** The isobath between two sections: the lower tint begins on it, and the lead line passes through. */
export function Edge({ seed, upper, lower, fathoms, rope }: EdgeProps) {
  const { isobath, area, followers, number } = edge(seed)
  const id = `isobath-${fathoms}`
  return (
    <div className="water-edge" data-upper={upper} data-lower={lower} aria-hidden="true">
      {/* A narrow window shows a part of the drawing: pressed together, its swell would be a choppy sea. */}
      <div className="absolute left-0 inset-y-0 w-[max(100%,45rem)]">
        {rope === 'turning' && <Rope />}
        <svg aria-hidden="true" viewBox={`0 0 ${EDGE.width} ${EDGE.height}`} preserveAspectRatio="none">
          <path d={area} />
          <path d={`${followers[0]}`} />
          <path d={`${followers[1]}`} />
          <path d={isobath} />
          {rope === 'turning' && (
            <clipPath id={id} clipPathUnits="objectBoundingBox">
              <path d={area} transform={`scale(${1 / EDGE.width} ${1 / EDGE.height})`} />
            </clipPath>
          )}
        </svg>
        {rope === 'turning' ? (
          <div className="absolute inset-0" style={{ clipPath: `url(#${id})` }}>
            <Rope tone="light" />
          </div>
        ) : (
          <Rope tone={rope} />
        )}
        <span className="mono" style={{ left: `${number.x * 100}%`, top: `${number.y * 100}%` }}>
          {fathoms}
        </span>
      </div>
    </div>
  )
}
