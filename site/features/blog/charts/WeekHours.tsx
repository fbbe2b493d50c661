import { momentOf } from '../../../../contract/time/moment.ts'
import { percent } from '../../../chart/scale.ts'
import type { Drawing } from '../../../schemas/post.ts'
import { weekCosts } from './week-hours.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const WORKDAYS = 5
const CLOCK = [0, 4, 8, 12, 18, 24]

/** A week as seven days of 24 hours: when somebody works, when nobody does, and one late evening. */
export function WeekHours(props: Extract<Drawing, { name: 'week-hours' }>) {
  const { worked, late } = props
  const costs = weekCosts(props)
  const lateDay = momentOf(Date.UTC(2024, 0, 1 + late.day), 'UTC').weekday
  return (
    <>
      <div className="drawing" aria-hidden="true">
        <p className="hours-clock relative h-7 ml-14 max-md:ml-10">
          {CLOCK.map((hour) => (
            <span key={hour} style={span([hour, hour])}>
              {String(hour).padStart(2, '0')}:00
            </span>
          ))}
        </p>
        {DAYS.map((name, day) => (
          <div
            key={name}
            className="hours-day grid grid-cols-[3.5rem_minmax(0,1fr)] items-center font-text text-ink max-md:grid-cols-[2.5rem_minmax(0,1fr)]"
          >
            <span>{name}</span>
            <span>
              {day < WORKDAYS && <i data-hours="worked" style={span(worked)} />}
              {day === late.day && <i data-hours="late" style={span(late.hours)} />}
            </span>
          </div>
        ))}
      </div>
      <ul className="legend">
        <li data-hours="worked">
          Somebody works: {costs.workedHours} hours, ${costs.worked} a month
        </li>
        <li data-hours="idle">
          Nobody does: {costs.idleHours} hours, ${costs.idle}
        </li>
        <li data-hours="late">
          “{late.words}”: {costs.lateHours} hours on a {lateDay}, ${costs.late.toFixed(2)}
        </li>
      </ul>
    </>
  )
}

function span([from, to]: readonly [number, number]) {
  return { '--from': percent(from / 24), '--hours': percent((to - from) / 24) }
}
