import { contours, depthAreas, soundings } from './contours.ts'
import type { Seabed } from './seabed.ts'

interface ChartGroundProps {
  seed: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  ground?: Seabed
  levels?: number
  /** Where no depth figure may stand: places in pixels, each with the room its label needs. */
  keepClear?: readonly { x: number; y: number }[]
  figures?: number
  /** The width that is fitted into the place, in pixels; what is drawn beyond it runs on to the right. */
  view?: number
  className?: string
}

const TINTS = [0.34, 0.46, 0.58, 0.7, 0.82]

/** The background of dark heroes and bands: a chart with tinted depths, contour lines and depth figures. */
export function ChartGround(props: ChartGroundProps) {
  const { seed, width, height, ground, levels = 15, keepClear = [], figures = 0, view = width, className = '' } = props
  const bed = { seed, width, height, ground, tolerance: 1.4, step: 10 }
  const lines = contours({ ...bed, levels })
  const join = (index: boolean) =>
    lines
      .filter((line) => line.index === index)
      .map((line) => line.d)
      .join('')
  const isFree = (x: number, y: number) =>
    !keepClear.some((at) => Math.abs(at.x + 34 - x) < 106 && Math.abs(at.y - y) < 62)
  return (
    <svg
      className={`chart-ground ${className}`}
      viewBox={`0 0 ${view} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <g fill="#1b6e93" fillOpacity=".13">
        {depthAreas({ ...bed, thresholds: TINTS }).map((area) => (
          <path key={area.slice(0, 40)} d={area} />
        ))}
      </g>
      <path d={join(false)} stroke="#5fa3bf" strokeOpacity=".34" />
      <path d={join(true)} stroke="#7fb9d0" strokeOpacity=".62" />
      {figures > 0 && (
        <g className="chart-figures">
          {soundings({ ...bed, count: figures, gap: 84, shoalest: 46, deepest: 6, mask: isFree }).map(
            ({ x, y, whole, tenth }) => (
              <text key={`${x} ${y}`} x={x} y={y}>
                {whole}
                {tenth > 0 && (
                  <tspan dy="4" fontSize="8">
                    {tenth}
                  </tspan>
                )}
              </text>
            ),
          )}
        </g>
      )}
    </svg>
  )
}
