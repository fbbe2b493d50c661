import type { CSSProperties } from 'react'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf } from '../clock.ts'
import { counted } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { readingsOf } from './busy-day.ts'

/** What the highest line says at each half hour; shown while the pointer rests on it (load.css). */
export function LoadReadings({ chart }: { chart: ChartOf<'load-test'> }) {
  const readings = readingsOf(chart)
  return readings.map(({ hour, load, seconds }, index) => (
    <i
      key={hour}
      className="load-zone absolute inset-y-0 w-[calc(100%/48)]"
      style={placeOf(index / readings.length, load)}
    >
      <span>
        <b className="font-medium">{clockOf(Math.round(hour * 60))}</b>{' '}
        {withFigures(chart.labels.reading, { load: counted(load) })}
        <br />
        {withFigures(chart.labels.readingNote, { seconds: seconds.toFixed(1) })}
      </span>
    </i>
  ))
}

function placeOf(share: number, load: number): CSSProperties {
  return { left: percent(share), '--load': Math.round(load) }
}
