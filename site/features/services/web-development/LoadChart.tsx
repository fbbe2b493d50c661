import type { CSSProperties } from 'react'
import type { Point } from '../../../chart/curve.ts'
import { Drawing } from '../../../chart/Drawing.tsx'
import { monotone, monotoneAt } from '../../../chart/path.ts'
import { percent, tenth } from '../../../chart/scale.ts'
import { soundingOf } from '../../../chart/sounding-of.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf } from '../clock.ts'
import { counted } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { multiplesOf, peakOf, readingsOf, soundingsOf } from './busy-day.ts'

/** Pixels of an hour, and of one request a second, in the drawing; load.css stretches it to the window. */
const HOUR = 54
const REQUEST = 0.548
/** Where the names of the lines stand. */
const NAMES_HOUR = 11.6
const SHARE = 1 / 24
/** From the surface down, a third of the load each. */
const TINTS = ['fill-shoal-pale', 'fill-shoal', 'fill-sea']
/** The lines of whole multiples, and those below one and above it. */
const LINES = ['', 'stroke-[#9fcbdd]', 'stroke-sea-text stroke-[1.5]', 'stroke-ink stroke-[1.75]']
const BETWEEN = ['stroke-[#9fcbdd] [stroke-opacity:0.45]', 'stroke-[#4c8dab] [stroke-opacity:0.75]']
/** The hours at the edges of the column, on a wide window and on a phone: their figures stand within it. */
const EDGES: Record<number, string> = { 0: 'first', 24: 'last', 14: 'phone-first', 22: 'phone-last' }

/** The busiest day, and the same day again and again up to a multiple of it. The hero's list says the same in words. */
export function LoadChart({ chart }: { chart: ChartOf<'load-test'> }) {
  const { busiest, usual, usualLabel, upTo, labels } = chart
  const peak = peakOf(chart)
  const readings = readingsOf(chart)
  const height = tenth(peak.load * upTo * REQUEST)
  const marks = Array.from({ length: 25 }, (_, hour) => hour)
  const rates = [1, 2].map((part) => Math.round((peak.load * upTo * part) / 3 / 100) * 100)
  return (
    <div className="load lg:[grid-area:1/1]" aria-hidden="true" style={{ '--top': Math.round(peak.load * upTo) }}>
      <div className="load-plot relative w-[calc(24*var(--hour))] h-[calc(var(--top)*var(--rate))] mt-16 mr-0 ml-[calc(var(--spacing-gutter)-14*var(--hour))] md:mx-auto lg:mt-42">
        <Drawing className="absolute inset-0 size-full overflow-visible" size={[24 * HOUR, height]} stretched>
          <defs>
            <path id="busy-day" d={wave(busiest)} vectorEffect="non-scaling-stroke" />
          </defs>
          <g id="hero-drawing" transform={`matrix(1 0 0 -1 0 ${height})`}>
            {TINTS.map((tint, index) => (
              <use key={tint} href="#busy-day" className={tint} transform={`scale(1 ${(1 - index / 3) * upTo})`} />
            ))}
            <path className="fill-deep" d={wave(usual)} />
            {multiplesOf(chart).map((times) => (
              <use
                key={times}
                href="#busy-day"
                className={`fill-none ${LINES[times] ?? BETWEEN[times < 1 ? 0 : 1]}`}
                transform={`scale(1 ${times})`}
              />
            ))}
          </g>
        </Drawing>
        {/* What the highest line says; shown while the pointer rests on it (load.css). */}
        {readings.map(({ hour, load, seconds }, index) => (
          <i
            key={hour}
            className="load-zone absolute inset-y-0 w-[calc(100%/48)]"
            style={{ left: percent(index / readings.length), '--load': Math.round(load) }}
          >
            <span>
              <b className="font-medium">{clockOf(Math.round(hour * 60))}</b>{' '}
              {withFigures(labels.reading, { load: counted(load) })}
              <br />
              {withFigures(labels.readingNote, { seconds: seconds.toFixed(1) })}
            </span>
          </i>
        ))}
        {soundingsOf(chart).map(({ hour, load, seconds }) => (
          <p
            key={`${hour} ${load}`}
            className="text-small text-sea-text [text-shadow:0_0_3px_var(--color-shoal-pale),0_0_3px_var(--color-shoal-pale)] -translate-x-1/2 translate-y-1/2"
            style={at(hour, load)}
          >
            {soundingOf(seconds).whole}
            <small className="relative top-[0.35em] text-mono">{soundingOf(seconds).low}</small>
          </p>
        ))}
        {Array.from({ length: upTo - 1 }, (_, index) => index + 2).map((times) => (
          <p
            key={times}
            className="px-1.5 bg-[radial-gradient(closest-side,var(--color-shoal-pale)_60%,transparent)] text-label -translate-x-1/2 translate-y-1/2"
            style={at(NAMES_HOUR, times * monotoneAt(busiest, NAMES_HOUR))}
          >
            {times}×
          </p>
        ))}
        <p
          className="max-md:hidden text-mono text-soft-deep translate-y-1/2"
          style={at(NAMES_HOUR - 1, monotoneAt(usual, NAMES_HOUR) / 4)}
        >
          {usualLabel}
        </p>
        <p className="load-note w-0" data-of="rehearsed" style={at(peak.hour, peak.load * upTo)}>
          <b className="block font-text font-medium leading-snug max-md:text-balance absolute right-5.5 -bottom-8 text-mono text-right max-md:w-[calc(4*var(--hour)-1rem)] max-md:whitespace-normal min-[24rem]:text-small md:-bottom-3 lg:w-max lg:max-w-[calc(6*var(--hour)-4.5rem)] lg:text-body lg:whitespace-normal">
            {withFigures(labels.rehearsed, { times: upTo, load: counted(peak.load * upTo) })}
          </b>
          <span className="absolute top-9 right-5.5 text-mono text-right text-quiet min-[24rem]:text-label md:top-3.5 lg:w-max lg:max-w-[calc(6*var(--hour)-4.5rem)] lg:whitespace-normal">
            {withFigures(labels.rehearsedNote, { seconds: chart.firstView.most })}
          </span>
        </p>
        <p className="load-note w-0" data-of="expected" style={at(peak.hour, peak.load)}>
          <b className="block font-text font-medium leading-snug max-md:w-[calc(4*var(--hour)-1rem)] max-md:text-balance max-md:whitespace-normal absolute right-12 -bottom-3 text-mono text-right min-[24rem]:text-small md:right-26">
            {withFigures(labels.expected, { times: 1, load: peak.load })}
          </b>
          <span className="absolute top-3.5 right-5.5 text-mono text-right text-quiet min-[24rem]:max-md:text-label md:right-26 md:font-mono md:font-normal md:leading-text">
            {labels.expectedNote}
          </span>
        </p>
        {rates.map((load) => (
          <p
            key={load}
            className="mono hidden md:block right-0 text-sea-text translate-y-1/2"
            style={{ bottom: `calc(${load} * var(--rate))` }}
          >
            {withFigures(labels.rate, { load })} –
          </p>
        ))}
        {marks
          .filter((hour) => hour % 3 === 0 || hour % 2 === 0)
          .map((hour) => (
            <p
              key={hour}
              className="mono load-hour before:top-0 before:border-line-deep-bright max-md:data-[edge=phone-first]:before:left-0 max-md:data-[edge=phone-last]:before:left-full md:data-[edge=first]:before:left-0 md:data-[edge=last]:before:left-full before:tick-[0.5rem]"
              data-edge={EDGES[hour]}
              data-every={hour % 6 === 0 ? undefined : hour % 3 === 0 ? 3 : 2}
              style={{ left: percent(hour * SHARE) }}
            >
              {clockOf(Math.round(hour * 60))}
            </p>
          ))}
      </div>
    </div>
  )
}

/** A day as a closed wave over the base, heights upwards. */
function wave(curve: readonly (readonly [number, number])[]): string {
  const points = curve.map(([hour, load]): Point => [hour * HOUR, load * REQUEST])
  return `${monotone(points)}V0H${(points[0]?.[0] ?? 0).toFixed(0)}z`
}

function at(hour: number, load: number): CSSProperties {
  return { left: percent(hour * SHARE), bottom: `calc(${Math.round(load)} * var(--rate))` }
}
