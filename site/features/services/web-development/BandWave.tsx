import { monotone } from '../../../chart/path.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { multiplesOf, peakOf } from './busy-day.ts'

/** Pixels of an hour and of a request a second. */
const HOUR = 78
const REQUEST = 0.24
/** The band shows the day from here to its peak. */
const FROM = 8

/** The busiest day behind the closing band, rising to its peak at the right edge. */
export function BandWave({ chart }: { chart: ChartOf<'load-test'> }) {
  const { hour } = peakOf(chart)
  const width = (hour + 0.2 - FROM) * HOUR
  const rise = chart.busiest.filter(([at]) => at >= FROM - 2 && at <= hour + 1)
  return (
    <svg
      className="band-wave"
      viewBox={`0 0 ${width} 380`}
      preserveAspectRatio="xMaxYMax slice"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <path
          vectorEffect="non-scaling-stroke"
          id="band-wave"
          d={monotone(rise.map(([at, load]) => [(at - FROM) * HOUR, load * REQUEST]))}
        />
      </defs>
      <g transform="matrix(1 0 0 -1 0 372)">
        {multiplesOf(chart).map((times) => (
          <use
            key={times}
            href="#band-wave"
            transform={`scale(1 ${times})`}
            className={times % 1 === 0 ? 'index' : undefined}
          />
        ))}
      </g>
    </svg>
  )
}
