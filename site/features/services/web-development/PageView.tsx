import type { CSSProperties } from 'react'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { FilmStrip } from './FilmStrip.tsx'
import { inSeconds, viewTime } from './page-frames.ts'

/** One page view of the first offering: how long it took, what was seen meanwhile, and what was fetched. */
export function PageView({ id, service }: ServicePageProps) {
  const chart = chartOf({ id, service }, 'page-view')
  const { total, spare } = viewTime(chart)
  const figures = { budget: inSeconds(chart.budget, 2), spare: inSeconds(spare, 2) }
  return (
    <section aria-labelledby="page-view-title" data-tone="ink" className="page-view section-y">
      <div className="page">
        <div className="grid gap-6 md:grid-cols-[repeat(12,1fr)] md:items-end md:gap-6">
          <h2
            className="md:col-span-7 text-[clamp(5rem,3.2rem+5.6vw,8.25rem)] leading-flat tracking-h1"
            id="page-view-title"
          >
            <span className="mono block mb-4 tracking-text text-muted-deep">{service.offerings.items[0]?.title}</span>{' '}
            {inSeconds(total, 2)}
            <small className="text-[0.34em] tracking-h4"> s</small>
          </h2>
          <div className="md:col-[8/-1] lg:col-[9/-1] max-w-106 text-[#cfdde4]">
            <p className="mono mb-2 text-muted-deep">{chart.subject}</p>
            <p>{withFigures(chart.text, figures)}</p>
          </div>
        </div>
        <ol className="sr-only">
          {chart.moments.map(({ label, at }) => (
            <li key={label}>
              {label}, {inSeconds(at, 1)} s
            </li>
          ))}
        </ol>
        <FilmStrip chart={chart} />
        <Waterfall chart={chart} />
      </div>
    </section>
  )
}

/** Pixels of the column that the strip's frames leave beside the last one. */
const GAP = 18.3
const COLUMN = 1296
/** A name and its seconds need about so much of the axis. */
const NAME_SHARE = 0.22

/** What was fetched, on the axis of the film strip above it. */
function Waterfall({ chart }: { chart: ChartOf<'page-view'> }) {
  const { rows, moments, budget, budgetLabel, every, frames } = chart
  // The frames' left edges lie at their times, so the axis ends where the last frame does.
  const end = (frames * every * COLUMN) / (COLUMN + GAP)
  const share = (at: number) => at / end
  const half = Array.from({ length: Math.floor(end / 500) + 1 }, (_, index) => index * 500)
  const last = rows.at(-1)
  const lines = [
    ...Array.from({ length: frames }, (_, index) => ({ of: 'frame', at: index * every })),
    ...moments.filter(({ at }) => at > 0).map(({ at }) => ({ of: 'moment', at })),
    { of: 'budget', at: budget },
  ]
  return (
    <div className="waterfall relative mt-12 md:mt-8" style={{ '--tick': percent(share(100)) }}>
      <div className="waterfall-lines absolute inset-x-0 top-0 bottom-9" aria-hidden="true">
        {lines.map(({ of, at }) => (
          <i
            key={`${of} ${at}`}
            className="absolute inset-y-0 border-l border-line-deep-mid data-[of=moment]:max-md:hidden"
            data-of={of}
            style={{ left: percent(share(at)) }}
          />
        ))}
        <p
          className="mono absolute max-md:hidden pl-1 bg-ink text-[#b9cdd7] max-xl:pr-3 max-xl:-translate-x-full xl:pl-3"
          style={{ left: percent(share(budget)) }}
        >
          {budgetLabel}
        </p>
      </div>
      <ul className="pt-3 border-b border-b-[#6f8c9a]">
        {rows.map((row) => (
          <li
            className="relative h-12 text-small leading-5 md:h-8"
            key={row.label}
            data-last={row === last || undefined}
          >
            <i
              className="absolute top-5.5 h-3 bg-sea md:top-1.5 md:h-5"
              style={{ left: percent(share(row.from)), width: percent(share(row.to - row.from)) }}
            />
            <span {...placeOf(share(row.from), share(row.to))}>
              {row.label} <span className="mono text-[#b9cdd7]">{inSeconds(row.to - row.from, 2)}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className="waterfall-axis" aria-hidden="true">
        {half.map((at) => (
          <p
            key={at}
            className="mono absolute top-3 whitespace-nowrap text-[#b9cdd7] -translate-x-1/2"
            style={{ left: percent(share(at)) }}
          >
            {inSeconds(at, 1)} s
          </p>
        ))}
      </div>
    </div>
  )
}

/** A name stands behind its bar, or before it where the axis ends too soon. */
function placeOf(from: number, to: number): { 'data-side': 'before' | 'after'; style: CSSProperties } {
  const isBefore = to + NAME_SHARE > 0.85
  const style = { '--at': percent(isBefore ? 1 - from : to) }
  return { 'data-side': isBefore ? 'before' : 'after', style }
}
