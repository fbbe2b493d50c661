import { percent } from '../../../chart/scale.ts'
import type { Road } from '../../../schemas/charts/road.ts'
import type { Timetable } from '../../../schemas/charts/timetable.ts'
import { withFigures } from '../with-figures.ts'
import { minutesOf, timeOf } from './day.ts'
import { jobsOf } from './road-jobs.ts'

/** One release by the minute, a row for each machine. On a phone the road runs down and the names stand beside it. */
export function RoadChart({ road, stations }: { road: Road; stations: Timetable['stations'] }) {
  const { jobs, clock, budget } = jobsOf(road)
  const share = (minute: number) => percent((minute * 60) / budget)
  const minutes = Array.from({ length: budget / 60 + 1 }, (_, index) => index)
  return (
    <figure className="road md:col-span-full" style={{ '--clock': share(clock / 60) }}>
      <div className="road-plot">
        {minutes.map((minute) => (
          <i key={minute} className="road-minute mono" aria-hidden="true" style={{ '--t': share(minute) }}>
            {minute === 0 ? `0 ${road.unit}` : minute}
          </i>
        ))}
        {stations.map(({ label, at }) => (
          <p key={label} className="road-station" style={{ '--t': share(minutesOf(at)) }}>
            <b>{label}</b> <span className="mono">{at}</span>
          </p>
        ))}
        <ol>
          {jobs.map(({ label, start, end, lane, machines, aside, seconds, name }) => (
            <li
              key={label}
              data-aside={aside || undefined}
              style={{ '--t': share(start), '--d': share(end - start), '--y': `${name}rem` }}
            >
              <p>
                {label} <span className="mono">{timeOf(seconds)}</span>
              </p>
              {Array.from({ length: machines }, (_, index) => lane + index).map((row) => (
                <i key={row} aria-hidden="true" style={{ '--lane': row - 1 }}>
                  <b>
                    {label}
                    {machines > 1 && withFigures(road.shard, { number: row - lane + 1, all: machines })}
                  </b>
                  <span className="mono">{timeOf(seconds)}</span>
                </i>
              ))}
            </li>
          ))}
        </ol>
        <p className="road-spare mono">{withFigures(road.spare, { seconds: budget - clock })}</p>
      </div>
      <figcaption className="text-small">{road.caption}</figcaption>
    </figure>
  )
}
