import type { DeskFigures } from '../../contract/desk/replies.ts'
import { briefTime, clockTime } from '../../contract/time/moment.ts'
import { DAY_MS, HOUR_MS } from '../../contract/time/units.ts'
import { useSession } from '../app/session.tsx'
import { HOURS, PlotBlock } from './PlotBlock.tsx'
import { radiusOf } from './plot-geometry.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const STEP = 16
const ROW = 27
const LEFT = 40
const TOP = 26

/** When requests come: the area of a dot is the count of that hour of the week. */
export function Week({ figures: { arrivals, received, outOfHours, days } }: { figures: DeskFigures }) {
  const { hours } = useSession()
  const most = Math.max(1, ...arrivals.flat())
  const opens = clockTime(hours.opens)
  const closes = clockTime(hours.closes)
  const x = (hour: number) => LEFT + hour * STEP
  const xOf = ({ at }: typeof opens) => x((at % DAY_MS) / HOUR_MS)
  const y = (day: number) => TOP + day * ROW + ROW / 2

  return (
    <PlotBlock
      id="week-heading"
      heading="When they come"
      text={`${received} in ${days} days, ${outOfHours} of them out of hours`}
      table={{
        head: ['Day', ...HOURS],
        rows: arrivals.map((cells, day) => ({ key: String(DAYS[day]), name: DAYS[day], cells })),
      }}
    >
      <div className="week">
        <svg className="plot" viewBox={`0 0 ${LEFT + 24 * STEP + 8} ${TOP + 7 * ROW}`} aria-hidden="true">
          {runsOf(hours.days).map(([first, rows]) => (
            <rect
              key={first}
              x={xOf(opens) - STEP / 2}
              y={TOP + (first - 1) * ROW}
              width={xOf(closes) - xOf(opens)}
              height={rows * ROW}
              className="open-hours"
            />
          ))}
          <text x={LEFT} y="12">
            midnight
          </text>
          {[opens, closes].map((time) => (
            <text key={time.at} x={xOf(time)} y="12" textAnchor="middle">
              {briefTime(time)}
            </text>
          ))}
          {arrivals.map((hoursOfDay, day) => (
            <g key={DAYS[day]}>
              <text x="0" y={y(day) + 4}>
                {DAYS[day]}
              </text>
              <path d={`M${LEFT} ${y(day)}H${x(24)}`} className="grid" />
              {Object.entries(hoursOfDay).map(([hour, count]) => (
                <circle key={hour} cx={x(Number(hour))} cy={y(day)} r={radiusOf(count, most, 7.5)} className="mark" />
              ))}
            </g>
          ))}
        </svg>
      </div>
    </PlotBlock>
  )
}

/** Days in a row, Monday as 1: the first, and how many. */
function runsOf(days: readonly number[]): [number, number][] {
  const rowsFrom = (day: number): number => (days.includes(day) ? 1 + rowsFrom(day + 1) : 0)
  return days.filter((day) => !days.includes(day - 1)).map((first) => [first, rowsFrom(first)])
}
