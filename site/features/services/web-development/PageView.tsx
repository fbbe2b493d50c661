import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { FilmStrip } from './FilmStrip.tsx'
import { inSeconds, viewTime } from './page-frames.ts'
import { Waterfall } from './Waterfall.tsx'

/** One page view of the first offering: how long it took, what was seen meanwhile, and what was fetched. */
export function PageView({ id, service }: ServicePageProps) {
  const chart = chartOf(id, service, 'page-view')
  const { total, spare } = viewTime(chart)
  const figures = { budget: inSeconds(chart.budget, 2), spare: inSeconds(spare, 2) }
  return (
    <section aria-labelledby="page-view-title" data-tone="ink" className="page-view section-y">
      <div className="page">
        <div className="page-view-head">
          <h2 id="page-view-title">
            <span className="mono">{service.offerings.items[0]?.title}</span> {inSeconds(total, 2)}
            <small> s</small>
          </h2>
          <div>
            <p className="mono">{chart.subject}</p>
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
