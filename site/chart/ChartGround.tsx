import { contours, depthAreas, joined } from './contours.ts'
import { Drawing, Paths } from './Drawing.tsx'
import type { ReliefProps } from './Relief.tsx'
import type { Seabed } from './seabed.ts'

interface ChartGroundProps extends ReliefProps {
  ground?: Seabed
  levels?: number
  /** The width that is fitted into the place, in pixels; what is drawn beyond it runs on to the right. */
  view?: number
}

const TINTS = [0.34, 0.46, 0.58, 0.7, 0.82]

/** The background of dark heroes and bands: a chart with tinted depths and contour lines. A figure without a unit would say nothing. */
export function ChartGround(props: ChartGroundProps) {
  const { seed, width, height, ground, levels = 15, view = width, className = '' } = props
  const bed = { seed, width, height, ground, tolerance: 1.4, step: 10 }
  const lines = contours({ ...bed, levels })
  return (
    <Drawing
      className={`chart-ground ${className}`}
      size={[view, height]}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <g fill="#1b6e93" fillOpacity=".13">
        <Paths of={depthAreas({ ...bed, thresholds: TINTS })} />
      </g>
      <path d={joined(lines, false)} stroke="#5fa3bf" strokeOpacity=".34" />
      <path d={joined(lines, true)} stroke="#7fb9d0" strokeOpacity=".62" />
    </Drawing>
  )
}
