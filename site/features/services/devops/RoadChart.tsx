import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { secondsOf, timeOf } from '../clock.ts'
import { withFigures } from '../with-figures.ts'
import { jobsOf } from './road-jobs.ts'

type RoadChartProps = Pick<ChartOf<'day-of-releases'>, 'stations'> & { road: ChartOf<'road'> }

/** One release by the minute, a row for each machine. On a phone the road runs down and the names stand beside it. */
export function RoadChart({ road, stations }: RoadChartProps) {
  const { jobs, clock, budget } = jobsOf(road)
  const share = (seconds: number) => percent(seconds / budget)
  const minutes = Array.from({ length: budget / 60 + 1 }, (_, index) => index)
  return (
    <figure className="road md:col-span-full order-1 mt-14 md:order-0 md:m-0" style={{ '--clock': share(clock) }}>
      <div className="road-plot relative h-164 [--pitch:min(1.625rem,6vw)]">
        {minutes.map((minute) => (
          <i
            key={minute}
            className="road-minute mono absolute top-(--t) -left-gutter w-2.5 border-t border-line-strong text-[0px]"
            aria-hidden="true"
            style={{ '--t': share(minute * 60) }}
          >
            {minute === 0 ? `0 ${road.unit}` : minute}
          </i>
        ))}
        {stations.map(({ label, at }) => (
          <p
            key={label}
            className="road-station absolute top-(--t) bottom-auto inset-x-0 border-b-[1.5px] border-b-ink text-small leading-6 text-right translate-x-0 -translate-y-full md:inset-y-0 md:right-auto md:left-(--t) md:pt-1 md:border-y-0 md:border-r-0 md:border-l-[1.5px] md:border-l-ink md:whitespace-nowrap md:translate-none"
            style={{ '--t': share(secondsOf(at)) }}
          >
            <b className="font-medium md:absolute md:right-[calc(100%+0.625rem)]">{label}</b>{' '}
            <span className="mono md:ml-2">{at}</span>
          </p>
        ))}
        <ol>
          {jobs.map(({ label, start, end, lane, machines, aside, seconds, name }) => (
            <li
              key={label}
              data-aside={aside || undefined}
              style={{ '--t': share(start), '--d': share(end - start), '--y': `${name}rem` }}
            >
              <p className="flex absolute top-(--y) right-0 left-[calc(6*var(--pitch)+min(1.75rem,4vw))] justify-between text-small leading-5.5 whitespace-nowrap md:size-px md:overflow-hidden md:[clip-path:inset(50%)]">
                {label} <span className="mono">{timeOf(seconds)}</span>
              </p>
              {Array.from({ length: machines }, (_, index) => lane + index).map((row) => (
                <i
                  className="absolute top-[calc(var(--t)+1px)] left-[calc(var(--lane)*var(--pitch))] w-[calc(var(--pitch)-0.3125rem)] h-[calc(var(--d)-2px)] rounded-[2px] bg-sea text-[0px] md:flex md:top-[calc(2rem+var(--lane)*2.1875rem)] md:left-[calc(var(--t)+1.5px)] md:justify-between md:gap-1 md:w-[calc(var(--d)-3px)] md:h-7 md:px-1 md:text-mono md:leading-7 md:whitespace-nowrap md:text-white md:overflow-hidden md:not-italic lg:px-2.5 lg:text-label"
                  key={row}
                  aria-hidden="true"
                  style={{ '--lane': row - 1 }}
                >
                  <b className="hidden md:block font-normal overflow-hidden">
                    {label}
                    {machines > 1 && withFigures(road.shard, { number: row - lane + 1, all: machines })}
                  </b>
                  <span className="mono hidden md:block md:max-xl:hidden">{timeOf(seconds)}</span>
                </i>
              ))}
            </li>
          ))}
        </ol>
        <p className="road-spare mono">{withFigures(road.spare, { seconds: budget - clock })}</p>
      </div>
      <figcaption className="text-small mt-4 text-muted md:mt-12">{road.caption}</figcaption>
    </figure>
  )
}
