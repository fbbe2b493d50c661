import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { spelled } from '../spelled.ts'
import { withFigures } from '../with-figures.ts'

/** Findings in a row of the drawing. */
const ROW = 20

/** Findings of one push, three times on the same grid: all, those in code that runs, and the one that matters. */
export function Findings({ found, runs, usable, caption }: ChartOf<'findings'>) {
  const all = Array.from({ length: found.count }, (_, index) => index)
  const dots = (places: readonly number[]) =>
    places.map((at) => `M${(at % ROW) * 10 + 5} ${Math.floor(at / ROW) * 8 + 4}h0`).join('')
  const height = Math.ceil(found.count / ROW) * 8
  return (
    <figure className="offer-figure findings">
      <dl>
        {[{ label: found.label, places: all }, runs, usable].map(({ label, places }, index) => (
          <div className="relative mt-1.5" key={label} data-step={index}>
            <dt className="font-medium">{label}</dt>
            <dd className="mt-[-1.35em] text-right">
              {places.length}
              <Drawing className="mt-1.5" size={[ROW * 10, height]}>
                {places.length < all.length && <path className="stroke-line-strong" strokeWidth="1.2" d={dots(all)} />}
                <path d={dots(places)} />
              </Drawing>
            </dd>
          </div>
        ))}
      </dl>
      <figcaption className="text-small text-balance">
        {withFigures(caption, { found: found.count, stops: spelled(usable.places.length).toLowerCase() })}
      </figcaption>
    </figure>
  )
}
