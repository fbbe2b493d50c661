import type { DeskFigures } from '../../contract/desk/replies.ts'
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
  const [opens = 9, closes = 18] = [hours.opens, hours.closes].map((time) => Number(time.split(':')[0]))
  const x = (hour: number) => LEFT + hour * STEP
  const y = (day: number) => TOP + day * ROW + ROW / 2
  const firstDay = Math.min(...hours.days) - 1
  const lastDay = Math.max(...hours.days)

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
          <rect
            x={x(opens) - STEP / 2}
            y={TOP + firstDay * ROW}
            width={(closes - opens) * STEP}
            height={(lastDay - firstDay) * ROW}
            className="open-hours"
          />
          <text x={LEFT} y="12">
            midnight
          </text>
          <text x={x(opens)} y="12" textAnchor="middle">
            {opens} AM
          </text>
          <text x={x(closes)} y="12" textAnchor="middle">
            {closes - 12} PM
          </text>
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
