import { soundingOf } from '../../../chart/sounding-of.ts'
import { Items } from '../../../ui/Items.tsx'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { peakOf } from './busy-day.ts'
import { LoadChart } from './LoadChart.tsx'

/** The busiest day as a wave: headline on paper above it, its caption and the highlights on the ink below. */
export function WebHero(props: ServicePageProps) {
  const chart = chartOf(props, 'load-test')
  const { labels, upTo, firstView } = chart
  const { load } = peakOf(chart)
  const { whole, low } = soundingOf(firstView.most)
  const [before = '', after = ''] = withFigures(chart.key, { sounding: '|', seconds: firstView.most }).split('|')
  return (
    <>
      <section
        aria-labelledby="page-title"
        data-tone="paper"
        className="relative overflow-clip lg:grid lg:grid-cols-[minmax(0,1fr)]"
      >
        <HeroWords
          {...props}
          ground="light"
          className="page lg:*:pointer-events-auto pt-(--hero-top) lg:relative lg:z-1 lg:[grid-area:1/1] lg:pb-[calc(3_*_var(--space-18))] lg:pointer-events-none"
          column={{
            h1: 'md:max-lg:max-w-[40rem] md:max-lg:text-h1 lg:max-w-[33rem]',
            lead: 'max-w-[33.5rem] mt-7 text-soft md:max-lg:text-body lg:max-w-[min(33rem,38vw)]',
          }}
        />
        <LoadChart chart={chart} />
        <Items
          className="sr-only"
          of={[
            `${withFigures(labels.expected, { times: 1, load })}, ${labels.expectedNote}`,
            `${withFigures(labels.rehearsed, { times: upTo, load: counted(load * upTo) })}. ${withFigures(labels.rehearsedNote, { seconds: firstView.most })}`,
          ]}
        />
        <div className="pb-12" data-tone="ink">
          <div className="page">
            <p className="text-small flex flex-wrap justify-between gap-y-2 gap-x-12 mb-10 pb-6 border-b border-line-deep text-muted-deep">
              <span className="max-w-244">{chart.caption}</span>
              <span className="max-w-244">
                {before}
                {whole}
                <small className="relative top-[0.3em] text-mono" aria-hidden="true">
                  {low}
                </small>
                {after}
              </span>
            </p>
            <Highlights tiles={props.service.tiles} />
          </div>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
