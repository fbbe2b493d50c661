import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'

/** Milliseconds that the axis shows, and how many of them lie before the first request. */
const SHOWN = 9.4
const BEFORE = 2.76

/** A tick each millisecond: the first one's place and their distance, which CSS takes of its own and of the ruled width. */
const ticks = { '--first': percent((BEFORE % 1) / SHOWN), '--ms': percent(1 / (SHOWN - (BEFORE % 1))) }

/** Two requests for one place, a few milliseconds apart. */
export function LastPlace({ chart: { title, note, requests, apart } }: { chart: ChartOf<'last-place'> }) {
  const [first, second] = requests.map(({ at }) => millisecond(at))
  const between = (second ?? 0) - (first ?? 0)
  const share = (at: string) => percent((millisecond(at) - (first ?? 0) + BEFORE) / SHOWN)
  return (
    <figure className="last-place mt-8 pt-5 border-t border-ink">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-8">
        <b className="as-heading text-h4 leading-heading tracking-h4">{title}</b>
        <span className="mono">{note}</span>
      </figcaption>
      <ul className="@container relative h-30 mt-2" style={ticks}>
        {requests.map(({ at, answer }) => (
          <li
            key={at}
            className="absolute top-8.5 bottom-10 inset-x-auto border-l-[1.5px] border-ink"
            style={{ left: share(at) }}
          >
            <b className="absolute -top-1 left-3 w-max max-w-[36cqi] text-small font-medium">{answer}</b>
            <span className="mono absolute top-[calc(100%+0.75rem)] whitespace-nowrap text-quiet -translate-x-1/2">
              <span className="max-md:hidden">{at.slice(0, -4)}</span>
              {at.slice(-4)}
            </span>
          </li>
        ))}
        <li
          className="mono last-place-apart absolute top-8.5 bottom-10 inset-x-auto border-l-[1.5px] border-ink"
          style={{ left: share(requests[0].at), width: percent(between / SHOWN) }}
        >
          {withFigures(apart, { apart: between })}
        </li>
      </ul>
    </figure>
  )
}

/** "18:04:11.206" as milliseconds of its minute. */
function millisecond(time: string): number {
  return Math.round(Number(time.slice(-6)) * 1000)
}
