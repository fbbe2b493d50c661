import type { CSSProperties } from 'react'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { servedAt } from './tide-curve.ts'
import { tidePath } from './tide-path.ts'

/** The minutes of all curves, before the loss and after it, and every how many of them the scale names one. */
const SCALE = { from: -2, to: 46, step: 10 }

/**
 * Every drill with its minutes, and its tide on one scale. The roles are stated because narrow screens lay the rows out as
 * blocks, which would take them away.
 */
export function TideTable({ tide }: { tide: ChartOf<'tide'> }) {
  const [name, low] = tide.columns
  const { from, to, step } = SCALE
  const minutes = Array.from({ length: Math.floor(to / step) + 1 }, (_, index) => index * step)
  return (
    <>
      <div className="section-head">
        <h2 className="lg:col-span-7" id="tide-title">
          {tide.heading}
        </h2>
        <p className="section-lead">{tide.lead}</p>
      </div>
      <table
        aria-labelledby="tide-title"
        className="tide-table block mt-12 mb-18 border-t border-t-ink lg:border-b lg:border-b-ink lg:[--columns:9.75rem_3.25rem_3.25rem_4.25rem_4.25rem_6rem_1fr] xl:[--columns:minmax(0,2fr)_1.05fr_0.75fr_1.2fr_1.25fr_1.25fr_5.6fr]"
      >
        <thead className="block">
          <tr className="lg:grid lg:grid-cols-(--columns) lg:items-center lg:gap-y-0 lg:gap-x-2.5 xl:gap-x-4">
            {[name, ...tide.events].map((column) => (
              <th
                className="as-heading text-h4 leading-heading tracking-h4 text-left lg:py-3 lg:font-mono lg:text-mono lg:font-normal lg:leading-snug lg:text-right lg:text-muted"
                key={column}
                scope="col"
              >
                {column}
              </th>
            ))}
            <th
              scope="col"
              className="tide-lowest col-span-full as-heading text-h4 leading-heading tracking-h4 text-left text-muted lg:grid lg:grid-cols-[5.25rem_1fr] lg:col-auto lg:items-center lg:gap-6 lg:py-3 lg:font-mono lg:text-mono lg:font-normal lg:leading-snug lg:text-right"
            >
              {low}
              <span className="lg:relative lg:h-[1.3em] lg:text-left" aria-hidden="true">
                {minutes.map((minute) => (
                  <i
                    className="lg:absolute lg:left-[calc(var(--share)*100%)] lg:not-italic lg:-translate-x-1/2 lg:first:translate-x-0"
                    key={minute}
                    style={onScale(minute)}
                  >
                    {minute === 0 ? '0 min' : minute}
                  </i>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {tide.runs.map((run) => {
            const line = tidePath(run, { perMinute: 10, from, to })
            return (
              <tr
                key={run.name}
                className="grid grid-cols-[1fr_auto] items-baseline gap-y-2 gap-x-4 pt-7 lg:grid-cols-(--columns) lg:items-center lg:gap-y-0 lg:h-23 lg:pt-0 lg:border-t lg:border-line lg:max-xl:gap-x-2.5"
              >
                <th className="as-heading text-h4 leading-heading tracking-h4 text-left" scope="row">
                  {run.name}{' '}
                  <small className="block mt-1.5 font-text text-small font-normal leading-label tracking-[0] text-muted">
                    {run.note}
                  </small>
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
                  className="tide-lowest font-mono text-label font-normal leading-flat tracking-h3 text-muted whitespace-nowrap lg:h-full lg:text-small col-span-full lg:grid lg:grid-cols-[5.25rem_1fr] lg:col-auto lg:items-center lg:gap-6 lg:text-right"
                  data-label={low}
                >
                  {`${run.levels[1]}%`}
                  <span className="block relative h-[56px] mt-3 lg:self-end lg:mt-0" aria-hidden="true">
                    <svg
                      className="size-full"
                      viewBox={`${from * 10} 0 ${(to - from) * 10} 110`}
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      <path className="tide-curve-water" d={`${line}V110H${from * 10}z`} />
                      <path className="fill-none stroke-sea stroke-[1.5] [vector-effect:non-scaling-stroke]" d={line} />
                    </svg>
                    <i
                      className="absolute top-0 left-[calc(var(--share)*100%)] size-2.5 rounded-[50%] bg-ink -translate-1/2 in-[tr:last-child]:bg-(--color-signal)"
                      style={onScale(servedAt(run) / 60)}
                    />
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** Where a minute lies on the scale, as a share of it. */
function onScale(minute: number): CSSProperties {
  return { '--share': (minute - SCALE.from) / (SCALE.to - SCALE.from) }
}
