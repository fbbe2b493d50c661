import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { HeroWords } from '../HeroWords.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { withFigures } from '../with-figures.ts'
import { BasinChart } from './BasinChart.tsx'
import { basinFigures } from './basin-figures.ts'
import { Ledger } from './Ledger.tsx'

/** The first screen stands in a river basin; below it the same river as a ledger, beside the highlights. */
export function BasinHero(props: ServicePageProps) {
  const basin = chartOf(props, 'basin')
  const { first, second } = basinFigures(basin)
  return (
    <section aria-labelledby="page-title">
      <div data-tone="paper" className="basin-hero">
        <HeroWords
          {...props}
          ground="light"
          className="page basin-words"
          column={{}}
          intro={withFigures(props.service.hero.intro, { first: counted(first), second: counted(second) })}
        />
        <BasinChart basin={basin} />
      </div>
      <div className="chart-strip" />
      <div data-tone="sheet" className="section-y">
        <div className="page ledger-page">
          <Ledger basin={basin} />
          <Highlights tiles={props.service.tiles} />
        </div>
      </div>
    </section>
  )
}
