import { Backdrop } from '../../chart/Backdrop.tsx'
import { type Sounding, soundings } from '../../chart/contours.ts'
import { STATISTICS_GROUND } from './backdrops.ts'

/** No depth figures here: the places of the words in windows 1440 and 1920 pixels wide, as left, top, right, bottom. */
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
  const figures = soundings({
    ...STATISTICS_GROUND,
    count: 48,
    gap: 96,
    shoalest: -9,
    deepest: 31,
    mask: isFree,
  }).filter(({ whole }) => whole > 1)
  return (
    <>
      <Backdrop name="statistics" className="statistics-chart" />
      <svg
        className="statistics-chart"
        viewBox={`0 0 ${STATISTICS_GROUND.width} ${STATISTICS_GROUND.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <g className="statistics-depths">
          {figures.map((figure) => (
            <Depth key={`${figure.x} ${figure.y}`} {...figure} />
          ))}
        </g>
      </svg>
    </>
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
