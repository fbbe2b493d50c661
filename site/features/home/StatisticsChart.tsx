import { contours, depthAreas, type Sounding, soundings } from '../../ui/contours.ts'

/** The ground under the figures, in pixels of the widest layout that shows it whole. */
const GROUND = { seed: 8, width: 1440, height: 1000, hills: 9, swell: 520 }

/** Shoals and land as charts tint them, shoalest last. */
const TINTS = [
  { above: 0.47, color: 'var(--color-shoal-pale)' },
  { above: 0.6, color: 'var(--color-shoal)' },
  { above: 0.74, color: 'var(--color-buff)' },
]

/** Depth figures keep off these places, where the words stand at 1440 and at 1920: left, top, right, bottom. */
const WORDS = [
  [200, 300, 470, 400],
  [950, 420, 1220, 890],
  [40, 70, 380, 210],
  [40, 360, 840, 900],
  [660, 200, 1040, 780],
  [1040, 180, 1400, 860],
] as const

/** A whole chart as the page's ground, drawn at build and hidden from assistive technology. */
export function StatisticsChart() {
  const areas = depthAreas({ ...GROUND, thresholds: TINTS.map((tint) => tint.above), tolerance: 1.6 })
  const lines = contours({ ...GROUND, levels: 20, tolerance: 1.6 })
  const figures = soundings({ ...GROUND, count: 48, gap: 96, shoalest: -9, deepest: 31, mask: isFree }).filter(
    ({ whole }) => whole > 1,
  )
  return (
    <svg
      className="statistics-chart"
      viewBox={`0 0 ${GROUND.width} ${GROUND.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {areas.map((d, position) => (
        <path key={TINTS[position]?.above} d={d} fill={TINTS[position]?.color} />
      ))}
      <g fill="none" stroke="var(--color-sea)">
        <path d={join(lines.filter((line) => !line.index))} strokeOpacity=".3" />
        <path d={join(lines.filter((line) => line.index))} strokeOpacity=".75" />
      </g>
      <g className="statistics-depths">
        {figures.map((figure) => (
          <Depth key={`${figure.x} ${figure.y}`} {...figure} />
        ))}
      </g>
    </svg>
  )
}

function Depth({ x, y, whole, tenth }: Sounding) {
  return (
    <text x={x} y={y}>
      {whole}
      {tenth > 0 && (
        <tspan dy="4" fontSize="9">
          {tenth}
        </tspan>
      )}
    </text>
  )
}

function isFree(x: number, y: number): boolean {
  return x > 56 && y > 60 && !WORDS.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom)
}

function join(lines: readonly { d: string }[]): string {
  return lines.map((line) => line.d).join('')
}
