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
      <figcaption className="app-figure-title">
        <b>{title}</b>
        <span className="mono">{note}</span>
      </figcaption>
      <div className="cold-start-plot">
        <div aria-hidden="true">
          {lines.map((line) => (
            <p key={line} className="mono" style={{ bottom: seconds(line) }}>
              {line}
            </p>
          ))}
          <i style={{ bottom: seconds(budget) }} />
        </div>
        <ul>
          {phones.map(({ label, millimeters: [width, height], seconds: taken }) => (
            <li key={label}>
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
      <p>{withFigures(verdict, { over: tenth(slowest - budget), budget })}</p>
    </figure>
  )
}
