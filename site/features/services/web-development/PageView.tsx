import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { FilmStrip } from './FilmStrip.tsx'
import { inSeconds, viewTime } from './page-frames.ts'
import { Waterfall } from './Waterfall.tsx'

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
