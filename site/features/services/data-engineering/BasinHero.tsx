import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { BasinChart } from './BasinChart.tsx'
import { basinFigures } from './basin-figures.ts'
import { Ledger } from './Ledger.tsx'

/** The first screen stands in a river basin; below it the same river as a ledger, beside the highlights. */
export function BasinHero({ id, service, words }: ServicePageProps) {
  const basin = chartOf({ id, service }, 'basin')
  const { first, second } = basinFigures(basin)
  return (
    <section aria-labelledby="page-title">
      <div data-tone="paper" className="basin-hero">
        <div className="page basin-words">
          <HeroTrail name={service.name} />
          <h1 id="page-title">{service.hero.heading}</h1>
          <p className="lead">{withFigures(service.hero.intro, { first: counted(first), second: counted(second) })}</p>
          <div className="inner-hero-actions">
            <HeroActions service={id} buttons={words.buttons} ground="light" />
          </div>
        </div>
        <BasinChart basin={basin} />
      </div>
      <div className="chart-strip" />
      <div data-tone="sheet" className="section-y">
        <div className="page ledger-page">
          <Ledger basin={basin} />
          <Highlights tiles={service.tiles} />
        </div>
      </div>
    </section>
  )
}
