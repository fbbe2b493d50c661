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
    <figure className="cold-start [--mm:min(1.3px,0.333vw)] [--second:calc(63.5_*_var(--mm))] md:[--mm:1.89px] xl:[--mm:min(1.89px,0.1305vw)]">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-6">
        <b className="as-heading text-h4 leading-heading tracking-h4">{title}</b>
        <span className="mono text-quiet">{note}</span>
      </figcaption>
      <div className="relative mt-8 mb-18">
        <div className="absolute inset-0" aria-hidden="true">
          {lines.map((line) => (
            <p
              key={line}
              className="mono absolute inset-x-0 border-t border-quiet-deep leading-[0]"
              style={{ bottom: seconds(line) }}
            >
              {line}
            </p>
          ))}
          <i
            className="absolute z-1 left-7 right-0 border-t border-dashed border-ink"
            style={{ bottom: seconds(budget) }}
          />
        </div>
        <ul className="flex relative items-end justify-around pl-7">
          {phones.map(({ label, millimeters: [width, height], seconds: taken }) => (
            <li key={label} className="relative text-mono font-medium leading-label text-center xl:text-small">
              <div
                className="relative border-[1.5px] border-ink rounded-[calc(10*var(--mm))] bg-sheet before:absolute before:inset-x-[38%] before:top-[calc(6*var(--mm))] before:border-t-3 before:border-edge before:rounded-[2px]"
                style={{ width: `calc(${width} * var(--mm))`, height: `calc(${height} * var(--mm))` }}
              >
                <i style={{ height: seconds(Math.min(taken, budget)) }} />
                {taken > budget && <i data-over style={{ bottom: seconds(budget), height: seconds(taken - budget) }} />}
                <p
                  className="absolute inset-x-0 as-heading text-h2-inner leading-flat tracking-h2 text-white translate-y-[calc(100%+0.75rem)]"
                  style={{ bottom: seconds(Math.min(taken, budget)) }}
                >
                  {taken}
                  <small className="text-[max(0.42em,var(--text-label))] tracking-[0]"> s</small>
                </p>
              </div>
              <p className="absolute top-[calc(100%+0.5rem)] inset-x-0 max-[24rem]:text-mono min-[24rem]:-inset-x-4">
                {label}
              </p>
              <p className="mono absolute top-[calc(100%+1.75rem)] inset-x-0 text-mono text-quiet max-[24rem]:hidden min-[24rem]:-inset-x-4">
                {width} × {height}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <p className="pb-7 border-b border-muted-deep text-small">
        {withFigures(verdict, { over: tenth(slowest - budget), budget })}
      </p>
    </figure>
  )
}
