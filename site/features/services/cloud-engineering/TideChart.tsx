import type { CSSProperties } from 'react'
import { lastOf } from '../../../chart/item-at.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { secondsOf } from '../clock.ts'
import { counted } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { TideWater } from './TideWater.tsx'
import { levelAt, servedAt, waited } from './tide-curve.ts'

/**
 * The last drill as a tide. Places are minutes and per cent: the styles turn them into pixels, so that one drawing serves
 * every width. The events are a list; each hangs a staff over its minute.
 */
export function TideChart({ tide }: { tide: ChartOf<'tide'> }) {
  const run = lastOf(tide.runs)
  const [, low, reading] = run.levels
  const requests = waited(run, tide.requestsPerSecond)
  return (
    <figure>
      <div className="tide-plot relative h-(--height) mt-54 [--lead:1.61] [--span:11.7] [--height:266px] sm:w-[min(100%,1440px)] sm:mt-40 sm:mx-auto sm:[--lead:1.611] sm:[--span:12.222] sm:[--height:300px] lg:mt-42 xl:[--height:clamp(280px,21.8vw,314px)]">
        <div className="tide-dry" style={at(0, 100, { '--until': servedAt(run) / 60 })} />
        <TideWater run={run} />
        <TideAxis />
        <ol className="tide-events">
          {tide.events.map((event, index) => {
            const second = secondsOf(run.times[index] ?? '0:00')
            return (
              <li
                key={event}
                className="absolute left-[calc((var(--t)+var(--lead))/var(--span)*100%)] top-[calc(var(--head)*-1)] w-18 pl-2.5 text-label leading-[1.25] [--head:66px] sm:w-auto sm:pl-3.5 sm:text-small sm:leading-label sm:whitespace-nowrap sm:[--head:57px]"
                style={at(second / 60, Math.round(levelAt(run, second)))}
              >
                <b className="block font-medium">{event}</b>{' '}
                <span className="sm:text-label block font-mono text-[#cfdde4] whitespace-nowrap sm:max-xl:whitespace-normal">
                  {run.times[index]} <small className="hidden sm:inline text-[length:inherit]">min</small>
                </span>
              </li>
            )
          })}
        </ol>
        <p className="tide-place" style={at(-1, 92)}>
          <Who {...tide.before} />
        </p>
        <p
          className="tide-share tide-low sm:w-max sm:bg-ink sm:-ml-2.5 sm:pt-1.5 sm:pb-2 sm:px-2.5"
          style={at(0.95, 49)}
        >
          <b className="sm:max-xl:block as-heading text-[1.5rem] leading-flat tracking-h3 sm:text-[1.875rem]">{`${low}%`}</b>{' '}
          <span className="sm:ml-1 sm:max-xl:block sm:max-xl:m-0">{tide.low}</span>
        </p>
        <p
          className="tide-share tide-waited max-sm:hidden sm:w-max sm:bg-ink sm:-ml-2.5 sm:pt-1.5 sm:pb-2 sm:px-2.5"
          style={at(3.34, 92)}
        >
          <b className="sm:block sm:mb-1 sm:max-xl:block sm:max-xl:m-0 as-heading text-[1.5rem] leading-flat tracking-h3 sm:text-[1.875rem]">
            {counted(Math.round(requests.waited / 100) * 100)}
          </b>{' '}
          <span className="sm:max-xl:block">{withFigures(tide.waited, { all: counted(requests.all) })}</span>
        </p>
        <p
          className="tide-share tide-reading sm:w-max sm:bg-ink sm:-ml-2.5 sm:pt-1.5 sm:pb-2 sm:px-2.5"
          style={at(3.5, 62)}
        >
          <b className="sm:max-xl:block as-heading text-[1.5rem] leading-flat tracking-h3 sm:text-[1.875rem]">{`${reading}%`}</b>{' '}
          <span className="max-sm:block sm:ml-1 sm:max-xl:block sm:max-xl:m-0">{tide.reading}</span>
        </p>
        <p className="font-mono text-label max-sm:hidden sm:max-lg:hidden" style={at(6.65, 30)}>
          {tide.tenths}
        </p>
        <p className="tide-place" style={at(8.88, 83)}>
          <Who {...tide.after} />
        </p>
      </div>
      <figcaption className="page flex flex-wrap justify-between gap-y-1 gap-x-8 pt-17 pb-9 font-mono text-label font-normal leading-text tracking-text text-muted-deep">
        <span>{tide.caption}</span> <span>{tide.stipple}</span>
      </figcaption>
    </figure>
  )
}

/** Who answers everything; the short name is for a narrow plot. */
function Who({ label, short }: ChartOf<'tide'>['before']) {
  return (
    <>
      <b className="font-medium hidden xl:block">{label}</b>
      <b className="font-medium block xl:hidden">{short}</b>{' '}
      <span className="max-sm:hidden sm:max-lg:hidden">100%</span>
    </>
  )
}

/** A minute of the run and a share of requests in per cent. */
function at(minute: number, level: number, more: Record<string, number> = {}): CSSProperties {
  return { '--t': Math.round(minute * 100) / 100, '--level': level, ...more }
}

const MINUTES = Array.from({ length: 12 }, (_, index) => index - 1)
const PERCENT = [25, 50, 75]

/** Minutes below the water, per cent in its left gutter. */
function TideAxis() {
  return (
    <div className="tide-axis mono absolute inset-x-0 top-full h-12 text-label text-muted-deep" aria-hidden="true">
      {MINUTES.map((minute) => (
        <span
          key={minute}
          className="tide-minute absolute left-[calc((var(--t)+var(--lead))/var(--span)*100%)] pt-5 whitespace-nowrap -translate-x-1/2"
          style={{ '--t': minute }}
        >
          {minute < 0 ? `−${-minute}` : minute}
          {minute < 0 && <small className="max-[24rem]:hidden text-[length:inherit]"> min</small>}
        </span>
      ))}
      {PERCENT.map((level) => (
        <span
          key={level}
          className="tide-percent hidden xl:block absolute bottom-[calc(100%+var(--level)/100*var(--height))] left-0 w-9 leading-flat text-right translate-y-1/2"
          style={{ '--level': level }}
        >
          {level}
        </span>
      ))}
    </div>
  )
}
