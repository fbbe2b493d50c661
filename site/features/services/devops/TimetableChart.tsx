import type { CSSProperties } from 'react'
import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { clockOf } from '../clock.ts'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { dayOf, hoursOf, type Place } from './day.ts'
import { drawDay } from './timetable-drawing.ts'

/** A day of releases. Places are shares of day and road; the styles lay the day across, or down on a phone. */
export function TimetableChart({ chart }: { chart: ChartOf<'day-of-releases'> }) {
  const day = dayOf(chart)
  const { releases, total, red, back, hand } = chart
  const seconds = Math.round(day.length * 60)
  return (
    <div
      className="day relative z-0 mt-30 pl-gutter min-[24rem]:mt-21 md:mt-26 md:p-0 md:[--height:clamp(19rem,26vw,23.125rem)]"
      aria-hidden="true"
    >
      <div
        className="day-plot relative h-116 mr-5 ml-11.5 md:w-[calc(min(100%,var(--container-page))-2*var(--spacing-gutter))] md:h-(--height) md:mx-auto"
        style={{ '--pale': percent(day.pale) }}
      >
        <Lines day={day} />
        <Lines day={day} downwards />
        {day.hours.map(({ hour, share }) => (
          <span
            key={hour}
            className="mono day-hour top-(--t) -left-2 text-soft-deep -translate-x-full -translate-y-1/2"
            style={{ '--t': percent(share) }}
          >
            {clockOf(hour * 60)}
          </span>
        ))}
        {day.stations.map(({ label, at, share }) => (
          <span
            key={label}
            className="day-station bottom-[calc(100%+0.625rem)] left-(--s) text-mono font-medium"
            style={{ '--s': percent(share) }}
          >
            {label}{' '}
            <small className="mono block font-normal text-muted-deep md:inline md:ml-2 md:text-soft-deep md:max-xl:hidden">
              {at}
            </small>
          </span>
        ))}
        <span
          className="day-note md:max-w-19 lg:max-w-21 md:pt-0 md:font-medium md:text-balance md:max-xl:mt-1.5 xl:max-w-36 xl:pt-1.5"
          data-of="total"
          style={at([0.41, 0.03])}
        >
          {withFigures(total, { count: releases.length, minutes: Math.floor(seconds / 60), seconds: seconds % 60 })}
        </span>
        <span className="day-stop md:text-white" style={at(day.red[1])}>
          ×
        </span>
        <i className="day-head" style={at(day.back[2] ?? [0, 0])} />
        <span
          className="day-note mt-3 ml-11 bg-sea before:w-7 md:max-lg:max-w-20 md:max-xl:[--ground:var(--color-sea)] lg:ml-21 lg:whitespace-nowrap lg:before:w-17"
          data-of="red"
          style={at(day.red[1])}
        >
          {red.label}
        </span>
        <span
          className="day-note md:max-xl:[--ground:#9cc6d8] md:max-lg:max-w-12"
          data-of="back"
          style={at(day.back[2] ?? [0, 0])}
        >
          <b className="md:block md:font-medium">{back.label}</b>{' '}
          <em className="md:not-italic md:max-xl:hidden">{back.note}</em>
        </span>
        {day.hand.waits.map(({ wait, waits, place, leave }, index) => (
          <span
            key={waits}
            className={`day-note ${index === 0 ? 'md:max-w-27 lg:max-xl:translate-x-2' : 'md:max-w-17 lg:max-w-19 xl:max-w-27'} ${index === 1 ? '' : 'md:max-xl:ml-[calc(var(--w)*0.62)]'} md:ml-(--w) md:text-sand md:text-balance md:translate-y-[calc(-100%-0.375rem)]`}
            data-of="hand"
            style={{ ...at(place), '--w': percent((leave - place[0]) * 0.36) }}
          >
            {index === 0 && <b className="md:block md:font-medium">{hand.label}</b>} {hoursOf(wait)} {waits}
          </span>
        ))}
        <span className="day-note" data-of="all" style={at([0.24, 0.02])}>
          {withFigures(hand.note, { time: hoursOf(day.hand.minutes) })}
        </span>
      </div>
    </div>
  )
}

/** The hours over the afternoon that the closing band shows. */
export function DayAgain(props: ServicePageProps) {
  const hours = dayOf(chartOf(props, 'day-of-releases')).hours.slice(-5)
  return hours.map(({ hour, share }) => (
    <text key={hour} x={Math.round(1295 * share) - 557} y="32" textAnchor={share === 1 ? 'end' : 'middle'}>
      {hour}:00
    </text>
  ))
}

function Lines({ day, downwards }: { day: ReturnType<typeof dayOf>; downwards?: boolean }) {
  const { size, tints, strokes, ends, starts, arrivals, red, redStart, back, hand } = drawDay(day, { downwards })
  return (
    <Drawing className="absolute inset-0 size-full overflow-visible" data-down={downwards} size={size} stretched>
      <g id={downwards ? undefined : 'hero-drawing'} className="day-lines">
        <Paths of={tints} />
        <path className="day-hand" d={hand} />
        {strokes.map((d, index) => (
          <path key={d} className="day-stroke" style={{ '--n': index }} d={d} />
        ))}
        <path className="day-stroke" d={red} />
        <path className="day-end" d={ends} />
        <path className="day-start" d={starts + redStart} />
        <path className="day-arrival" d={arrivals} />
        <path className="day-back" d={back} />
      </g>
    </Drawing>
  )
}

function at([time, road]: Place): CSSProperties {
  return { '--t': percent(time), '--s': percent(road) }
}
