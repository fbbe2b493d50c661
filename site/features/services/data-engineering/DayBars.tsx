import { tenth } from '../../../chart/scale.ts'
import type { Art } from '../../../schemas/art.ts'

/** Height of the drawing in pixels; the highest day fills it. */
const HEIGHT = 92
/** Pixels from day to day, and of a bar. */
const PITCH = 26
const BAR = 10

/** Two weeks of one table, a bar a day: the last stands against what its weekday normally brings. */
export function DayBars({ title, values, limit, start, end }: Extract<Art, { kind: 'trend' }>) {
  const top = Math.max(...values, limit?.at ?? 0)
  const height = (value: number) => tenth((value / top) * HEIGHT)
  const topOf = (value: number) => tenth(HEIGHT - height(value))
  const last = values.length - 1
  const x = (index: number) => index * PITCH + 4
  const lastValue = values[last] ?? 0
  return (
    <figure className="night-card mono">
      <figcaption>{title}</figcaption>
      {limit && <p>{`${limit.label}: ${limit.at}`}</p>}
      <svg
        viewBox={`0 0 ${last * PITCH + BAR + 8} ${HEIGHT + 2}`}
        className="mt-1 w-full fill-sea"
        role="img"
        aria-label={`${title}: ${values.join(', ')}`}
      >
        <path
          d={values
            .slice(0, -1)
            .map((value, index) => `M${x(index)} ${HEIGHT}v${-height(value)}h${BAR}V${HEIGHT}z`)
            .join('')}
        />
        <path className="fill-alarm" d={`M${x(last)} ${HEIGHT}v${-height(lastValue)}h${BAR}V${HEIGHT}z`} />
        {limit && <path className="stroke-ink stroke-[1.5]" d={`M${x(last) - 4} ${topOf(limit.at)}h${BAR + 8}`} />}
        {limit && (
          <path
            className="stroke-alarm [stroke-dasharray:3_2.5]"
            d={`M${x(last) + BAR / 2} ${topOf(limit.at)}V${topOf(lastValue)}`}
          />
        )}
        <path className="stroke-ink" d={`M0 ${HEIGHT + 0.5}H${last * PITCH + BAR + 8}`} />
      </svg>
      <p className="day-bars-ends">
        <span>{start}</span>
        <span>{`${end}: ${lastValue}`}</span>
      </p>
    </figure>
  )
}
