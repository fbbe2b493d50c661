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
      <table aria-labelledby="tide-title" className="tide-table block mt-12 mb-18 border-t border-t-ink">
        <thead>
          <tr className="lg:grid lg:grid-cols-[var(--columns)] lg:items-center lg:gap-y-0 lg:gap-x-4 lg:p-0">
            {[name, ...tide.events].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col" className="tide-lowest col-span-full text-muted">
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
        <td
          key={time}
          className="font-mono text-lead font-normal leading-flat tracking-h3 whitespace-nowrap lg:text-right"
          data-served={index === run.times.length - 1 || undefined}
        >
          {time}
        </td>
      ))}
      <td
        className="tide-lowest col-span-full font-mono text-label font-normal leading-flat tracking-h3 text-muted whitespace-nowrap lg:h-full lg:text-small lg:text-right"
        data-label={low}
      >
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
    <span className="tide-curve block relative h-[56px] mt-3 lg:self-end lg:mt-0" aria-hidden="true">
      <svg
        className="size-full"
        viewBox={`${from * 10} 0 ${(to - from) * 10} 110`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
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
    <span className="tide-scale lg:relative lg:h-[1.3em] lg:text-left" aria-hidden="true">
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
