import { soundingOf } from '../../../chart/sounding-of.ts'
import { chartOf } from '../chart-of.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { peakOf, thousands } from './busy-day.ts'
import { LoadChart } from './LoadChart.tsx'

/** The busiest day as a wave: headline on paper above it, its caption and the highlights on the ink below. */
export function WebHero({ id, service, words }: ServicePageProps) {
  const { name, hero, tiles } = service
  const chart = chartOf(id, service, 'load-test')
  const { labels, upTo, firstView } = chart
  const { load } = peakOf(chart)
  const { whole, low } = soundingOf(firstView.most)
  const [before = '', after = ''] = withFigures(chart.key, { sounding: '|', seconds: firstView.most }).split('|')
  return (
    <>
      <section aria-labelledby="page-title" data-tone="paper" className="web-hero">
        <div className="page web-stage">
          <HeroTrail name={name} />
          <h1 id="page-title">{hero.heading}</h1>
          <p className="lead">{hero.intro}</p>
          <div className="inner-hero-actions">
            <HeroActions service={id} buttons={words.buttons} ground="light" />
          </div>
        </div>
        <LoadChart chart={chart} />
        <ul className="sr-only">
          <li>
            {withFigures(labels.expected, { times: 1, load })}, {labels.expectedNote}
          </li>
          <li>
            {withFigures(labels.rehearsed, { times: upTo, load: thousands(load * upTo) })}.{' '}
            {withFigures(labels.rehearsedNote, { seconds: firstView.most })}
          </li>
        </ul>
        <div className="web-sea" data-tone="ink">
          <div className="page">
            <p className="text-small web-caption">
              <span>{chart.caption}</span>
              <span>
                {before}
                {whole}
                <small aria-hidden="true">{low}</small>
                {after}
              </span>
            </p>
            <Highlights tiles={tiles} />
          </div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
