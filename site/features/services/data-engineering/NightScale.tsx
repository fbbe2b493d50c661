import type { CSSProperties } from 'react'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf, durationOf } from '../clock.ts'
import { LOAD_LABELS, type NightDrawing, STATION_SIDES } from './night-drawing.ts'
import type { NightTimes } from './night-times.ts'

interface NightScaleProps {
  night: ChartOf<'night'>
  times: NightTimes
  drawing: NightDrawing
}

/** What the river says, as lists: the loads of the night with their minutes, and what is reached when. */
export function NightScale({ night, times, drawing }: NightScaleProps) {
  const late = times.deliveries.find(({ name }) => name === night.late.delivery)
  return (
    <div className="night-scale">
      <ul className="night-loads mono">
        {night.loads.map(({ label, minutes }, index) => {
          const { x = 0, at = 0, side } = LOAD_LABELS[index] ?? {}
          return (
            <li key={label} data-side={side} style={place(at, x)}>
              {label} <span>{durationOf(minutes)}</span>
            </li>
          )
        })}
      </ul>
      <p className="night-stream mono">{night.stream}</p>
      <p className="night-overdue mono" style={place(late?.in ?? 0)}>
        {night.late.label} <span>{`${durationOf(late?.late ?? 0)} ${night.late.word}`}</span>
      </p>
      <ol className="night-stations">
        {times.stations.map(({ label, at }, index) => (
          <li key={label} data-side={STATION_SIDES[index]} style={place(at, drawing.stations[index])}>
            <b className="font-medium">{label}</b> <span className="mono">{clockOf(at)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The hours until the work is due, as lines behind the river. */
export function NightHours({ times }: { times: NightTimes }) {
  const hours = Array.from({ length: Math.floor(times.due / 60) }, (_, hour) => hour * 60)
  return (
    <div className="night-hours mono" aria-hidden="true">
      {hours.map((minute) => (
        <p key={minute} style={place(minute)}>
          {clockOf(minute)}
        </p>
      ))}
    </div>
  )
}

/** A minute of the night, and pixels from the middle of the page. */
function place(minute: number, x = 0): CSSProperties {
  return { '--at': minute, '--x': `${x}px` }
}
