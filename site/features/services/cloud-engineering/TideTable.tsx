import type { CSSProperties } from 'react'
import type { Tide } from '../../../schemas/charts/tide.ts'
import { type Run, secondsOf } from './tide-curve.ts'
import { tidePath } from './tide-path.ts'

/** The minutes of all curves, before the loss and after it, and every how many of them the scale names one. */
const SCALE = { from: -2, to: 46, step: 10 }

/**
 * Every drill with its minutes, and its tide on one scale. The roles are stated because narrow screens lay the rows out as
 * blocks, which would take them away.
 */
export function TideTable({ tide }: { tide: Tide }) {
  const [name, low] = tide.columns
  return (
    <>
      <div className="section-head">
        <h2 className="lg:col-span-7" id="tide-title">
          {tide.heading}
        </h2>
        <p className="section-lead">{tide.lead}</p>
      </div>
      <table aria-labelledby="tide-title" className="tide-table">
        <thead>
          <tr>
            {[name, ...tide.events].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" className="tide-lowest">
              {low}
              <Scale />
            </th>
          </tr>
        </thead>
        <tbody>
          {tide.runs.map((run) => (
            <Row key={run.name} run={run} low={low} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function Row({ run, low }: { run: Run; low: string }) {
  return (
    <tr>
      <th scope="row">
        {run.name} <small>{run.note}</small>
      </th>
      {run.times.map((time, index) => (
        <td key={time} data-served={index === run.times.length - 1 || undefined}>
          {time}
        </td>
      ))}
      <td className="tide-lowest" data-label={low}>
        {`${run.levels[1]} %`}
        <Curve run={run} />
      </td>
    </tr>
  )
}

function Curve({ run }: { run: Run }) {
  const { from, to } = SCALE
  const line = tidePath(run, { perMinute: 10, from, to })
  return (
    <span className="tide-curve" aria-hidden="true">
      <svg viewBox={`${from * 10} 0 ${(to - from) * 10} 110`} preserveAspectRatio="none" aria-hidden="true">
        <path className="tide-curve-water" d={`${line}V110H${from * 10}z`} />
        <path className="tide-curve-line" d={line} />
      </svg>
      <i style={onScale(secondsOf(run.times[4] ?? '0:00') / 60)} />
    </span>
  )
}

/** The minutes of all curves. */
function Scale() {
  const { to, step } = SCALE
  const minutes = Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step)
  return (
    <span className="tide-scale" aria-hidden="true">
      {minutes.map((minute) => (
        <i key={minute} style={onScale(minute)}>
          {minute === 0 ? '0 min' : minute}
        </i>
      ))}
    </span>
  )
}

/** Where a minute lies on the scale, as a share of it. */
function onScale(minute: number): CSSProperties {
  return { '--share': (minute - SCALE.from) / (SCALE.to - SCALE.from) }
}
