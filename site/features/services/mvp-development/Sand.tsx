import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { Dropped } from './aboard.ts'
import { NARROW, narrowBed, WIDE, wideBed } from './bed-drawing.ts'

/** Places of the events that a tile hangs on: a line is let down from the hull to the bed, and on to the tile. */
const TILE = 312

interface SandProps {
  scope: ChartOf<'scope'>
  groups: readonly Dropped[]
  /** Weeks over a tile. */
  soundings: readonly number[]
}

/** What lies under the hull, from edge to edge of a wide window; and an arrow for each group that goes overboard. */
export function WideSand({ scope: { bed, kept }, groups, soundings }: SandProps) {
  const { week, feature, beyond, height, wall } = WIDE
  const width = (bed.length - 1 + 2 * beyond) * week
  const hull = (kept.length + 1) * feature
  const arrows = groups.map(({ week: at, above, count }) => {
    const [x, from, to] = [at * week + 9, above * feature + 6, (above + count) * feature - 8]
    return `M${x} ${from}V${to}m-4-7 4 7 4-7`
  })
  return (
    <svg
      className="max-lg:hidden absolute max-w-none lg:top-[-24px] lg:left-[-50%] lg:w-[200%] lg:h-[664px]"
      viewBox={`${-beyond * week} ${-wall} ${width} ${height + wall}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id="stipple" width="12" height="12" patternUnits="userSpaceOnUse">
          <circle className="fill-dune-strong" cx="2" cy="3" r=".8" />
          <circle className="fill-dune-strong" cx="8" cy="9" r=".8" />
        </pattern>
      </defs>
      <g id="hero-drawing">
        <path className="fill-buff" d={wideBed(bed)} />
        <path fill="url(#stipple)" d={wideBed(bed)} />
        <g className="fill-none stroke-white *:[vector-effect:non-scaling-stroke]" strokeWidth="1.5">
          <path d={soundings.map((at) => `M${at * week} ${hull}V${(bed[at] ?? 0) * feature}`).join('')} />
          <path
            className="stroke-ink"
            d={soundings.map((at) => `M${at * week} ${(bed[at] ?? 0) * feature}V${TILE}`).join('')}
          />
          <path d={arrows.join('')} />
        </g>
      </g>
    </svg>
  )
}

/** The same for a narrow window, where the voyage turns downwards after the third week. */
export function NarrowSand({ scope: { bed } }: Pick<SandProps, 'scope'>) {
  const { corner, across, down, length } = narrowBed(bed)
  return (
    <>
      <svg
        className="absolute max-w-none max-lg:left-[calc(-0.4*var(--week))] max-lg:w-[calc(3.4*var(--week)+1px)] max-lg:h-(--length) lg:hidden"
        viewBox={`-40 0 ${NARROW.turn * 100 + 40} ${length}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="fill-buff" d={across} />
      </svg>
      <Drawing
        className="max-lg:top-0 max-lg:right-0 max-lg:w-(--corner) max-lg:h-(--length) lg:hidden absolute max-w-none"
        size={[corner, length]}
      >
        <path className="fill-buff" d={down} />
      </Drawing>
    </>
  )
}
