import { percent } from '../../chart/scale.ts'
import type { Internship } from '../../schemas/internship.ts'
import { hoursOf, KINDS } from './week-hours.ts'

const DAY = 24
const MARKED = [0, 6, 12, 18, 24]

/** A week by its hours: lectures and shifts, and where the program fits between them. */
export function SampleWeek({ caption, days, labels }: Internship['who']['week']) {
  return (
    <figure className="sample-week mono">
      <figcaption>{`${hoursOf(days, 'ours')} ${caption}`}</figcaption>
      <div aria-hidden="true">
        <p className="relative h-6.5 mt-4 ml-12 text-muted *:absolute *:-translate-x-1/2">
          {MARKED.map((hour) => (
            <span key={hour} style={{ left: percent(hour / DAY) }}>
              {hour}
            </span>
          ))}
        </p>
        {days.map((day) => (
          <p key={day.name} className="sample-day" data-name={day.name}>
            {KINDS.map((kind) => {
              const [from, to] = day[kind] ?? [0, 0]
              return (
                to > from && (
                  <i
                    key={kind}
                    data-kind={kind}
                    style={{ left: percent(from / DAY), width: percent((to - from) / DAY) }}
                  />
                )
              )
            })}
          </p>
        ))}
      </div>
      <p className="flex flex-wrap gap-x-6 gap-y-1 mt-4 ml-12 *:inline-flex *:items-center *:gap-2">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i data-kind={kind} className="w-3.5 h-3" aria-hidden="true" />
            {`${labels[kind]} ${hoursOf(days, kind)}`}
          </span>
        ))}
      </p>
    </figure>
  )
}
