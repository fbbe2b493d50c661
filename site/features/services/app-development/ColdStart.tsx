import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'

/** Seconds between two lines of the scale. */
const STEP = 0.5

/** Phones in their own proportions, filled by seconds; offer.css says how many pixels a millimeter and a second are. */
export function ColdStart({ title, note, budget, phones, verdict }: ChartOf<'cold-start'>) {
  const slowest = Math.max(...phones.map(({ seconds }) => seconds))
  const lines = Array.from({ length: Math.ceil(slowest / STEP) + 1 }, (_, index) => index * STEP)
  const seconds = (value: number) => `calc(${tenth(value)} * var(--second))`
  return (
    <figure className="cold-start">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-6">
        <b className="font-display text-h4 font-[490] leading-heading tracking-h4">{title}</b>
        <span className="mono text-quiet">{note}</span>
      </figcaption>
      <div className="cold-start-plot relative mt-8 mb-18">
        <div className="absolute inset-0" aria-hidden="true">
          {lines.map((line) => (
            <p key={line} className="mono" style={{ bottom: seconds(line) }}>
              {line}
            </p>
          ))}
          <i style={{ bottom: seconds(budget) }} />
        </div>
        <ul className="flex relative items-end justify-around pl-7">
          {phones.map(({ label, millimeters: [width, height], seconds: taken }) => (
            <li key={label} className="relative text-mono font-medium leading-label text-center xl:text-small">
              <div style={{ width: `calc(${width} * var(--mm))`, height: `calc(${height} * var(--mm))` }}>
                <i style={{ height: seconds(Math.min(taken, budget)) }} />
                {taken > budget && <i data-over style={{ bottom: seconds(budget), height: seconds(taken - budget) }} />}
                <p style={{ bottom: seconds(Math.min(taken, budget)) }}>
                  {taken}
                  <small> s</small>
                </p>
              </div>
              <p>{label}</p>
              <p className="mono">
                {width} × {height}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className="pb-7 border-b border-b-muted-deep text-small">
        {withFigures(verdict, { over: tenth(slowest - budget), budget })}
      </p>
    </figure>
  )
}
