import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { Service } from '../../../schemas/service.ts'
import { withFigures } from '../with-figures.ts'
import { claimOf } from './claim-hours.ts'

/** A state with fewer hours than this has no room for its name. */
const ROOM = 6
const DAY = 24

/** One claim on the scale of the hours that were promised for it. */
export function ClaimCourse({ chart, service }: { chart: ChartOf<'claim-course'>; service: Pick<Service, 'card'> }) {
  const { states, used, promised } = claimOf(service)
  const days = Array.from({ length: Math.floor(promised / DAY) + 1 }, (_, day) => day * DAY)
  const left = promised - used
  const spare = left > 0 ? [{ label: withFigures(chart.spare, { hours: left }), hours: left, spare: true }] : []
  const stretches = [...states.map((state) => ({ ...state, spare: undefined })), ...spare]
  const short = states.filter(({ hours }) => hours < ROOM)
  return (
    <div className="claim-course min-w-0 mt-7 text-small leading-label lg:col-[2/-1] lg:mt-1">
      <p className="flex flex-wrap justify-between gap-y-0 gap-x-6">
        <span>{short.map(({ label, hours }) => `${label} ${hours} h`).join(', ')}</span>
        <b>{withFigures(chart.title, { used, promised })}</b>
      </p>
      <ol className="flex gap-1 mt-2">
        {stretches.map(({ label, hours, spare }) => (
          <li
            key={label}
            className="min-w-0 flex-[0_1_0]"
            style={{ flexGrow: hours }}
            data-short={(!spare && hours < ROOM) || undefined}
            data-spare={spare}
          >
            <span className="block h-11 pt-3 px-2 bg-water-3 text-[0px] whitespace-nowrap md:text-[length:inherit]">
              {label}
            </span>{' '}
            {!spare && <span className="mono block pt-1 pl-1 whitespace-nowrap sm:pl-2">{hours} h</span>}
          </li>
        ))}
      </ol>
      <p className="claim-axis mono relative h-8 mt-2 border-t border-ink" aria-hidden="true">
        {days.map((at, index) => (
          <span
            className="absolute left-(--at) pt-2 -translate-x-1/2 before:top-0 first:before:left-0 last:before:left-[calc(100%_-_1px)] before:tick-[0.375rem]"
            key={at}
            style={{ '--at': percent(at / promised) }}
          >
            {index === 0 && `${chart.hour} `}
            {at === promised && <i className="hidden md:inline not-italic">{chart.promise} </i>}
            {at}
          </span>
        ))}
      </p>
    </div>
  )
}
