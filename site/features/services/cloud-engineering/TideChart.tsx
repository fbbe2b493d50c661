import type { CSSProperties } from 'react'
import type { Tide } from '../../../schemas/charts/tide.ts'
import { counted } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { TideAxis } from './TideAxis.tsx'
import { TideWater } from './TideWater.tsx'
import { levelAt, secondsOf, waited } from './tide-curve.ts'

/**
 * The last drill as a tide. Places are minutes and per cent: the styles turn them into pixels, so that one drawing serves
 * every width. The events are a list; each hangs a staff over its minute.
 */
export function TideChart({ tide }: { tide: Tide }) {
  const run = tide.runs[tide.runs.length - 1]
  if (run === undefined) return null
  const [, low, reading] = run.levels
  const served = secondsOf(run.times[4] ?? '0:00')
  const requests = waited(run, tide.requestsPerSecond)
  return (
    <figure className="tide">
      <div className="tide-plot">
        <div className="tide-dry" style={at(0, 100, { '--until': served / 60 })} />
        <TideWater run={run} />
        <TideAxis />
        <ol className="tide-events">
          {tide.events.map((event, index) => {
            const second = secondsOf(run.times[index] ?? '0:00')
            return (
              <li
                key={event}
                className="absolute left-[calc((var(--t)_+_var(--lead))/var(--span)_*_100%)]"
                style={at(second / 60, Math.round(levelAt(run, second)))}
              >
                <b className="block font-medium">{event}</b>{' '}
                <span className="sm:text-label">
                  {run.times[index]} <small className="hidden">min</small>
                </span>
              </li>
            )
          })}
        </ol>
        <p className="tide-place" style={at(-1, 92)}>
          <Who {...tide.before} />
        </p>
        <p className="tide-share tide-low sm:w-max sm:pr-2 sm:bg-ink" style={at(0.95, 49)}>
          <b className="sm:max-xl:block sm:max-xl:m-0">{`${low} %`}</b>{' '}
          <span className="sm:ml-1 sm:max-xl:block sm:max-xl:m-0">{tide.low}</span>
        </p>
        <p className="tide-share tide-waited max-sm:hidden sm:w-max sm:pr-2 sm:bg-ink" style={at(3.34, 92)}>
          <b className="sm:block sm:mb-1 sm:max-xl:block sm:max-xl:m-0">
            {counted(Math.round(requests.waited / 100) * 100)}
          </b>{' '}
          <span className="sm:ml-0 sm:max-xl:block sm:max-xl:m-0">
            {withFigures(tide.waited, { all: counted(requests.all) })}
          </span>
        </p>
        <p className="tide-share tide-reading sm:w-max sm:pr-2 sm:bg-ink" style={at(3.5, 62)}>
          <b className="sm:max-xl:block sm:max-xl:m-0">{`${reading} %`}</b>{' '}
          <span className="max-sm:block sm:ml-1 sm:max-xl:block sm:max-xl:m-0">{tide.reading}</span>
        </p>
        <p className="font-mono text-label max-sm:hidden sm:max-lg:hidden" style={at(6.65, 30)}>
          {tide.tenths}
        </p>
        <p className="tide-place" style={at(8.88, 83)}>
          <Who {...tide.after} />
        </p>
      </div>
      <figcaption className="page">
        <span>{tide.caption}</span> <span>{tide.stipple}</span>
      </figcaption>
    </figure>
  )
}

/** Who answers everything; the short name is for a narrow plot. */
function Who({ label, short }: Tide['before']) {
  return (
    <>
      <b className="tide-full block font-medium">{label}</b>
      <b className="tide-short block font-medium">{short}</b>{' '}
      <span className="max-sm:hidden sm:max-lg:hidden">100 %</span>
    </>
  )
}

/** A minute of the run and a share of requests in per cent. */
function at(minute: number, level: number, more: Record<string, number> = {}): CSSProperties {
  return { '--t': Math.round(minute * 100) / 100, '--level': level, ...more }
}
