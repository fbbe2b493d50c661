import type { Archipelago } from '../../../schemas/charts/archipelago.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { EstateKey } from './EstateKey.tsx'
import { EstateSheet } from './EstateSheet.tsx'
import type { Estate } from './estate.ts'

interface EstateHeroProps extends ServicePageProps {
  chart: Archipelago
  estate: Estate
}

/** The words stand on the mainland, and the systems of the estate lie off it. The key is the chart's list. */
export function EstateHero({ id, service, words, chart, estate }: EstateHeroProps) {
  const { name, hero, tiles } = service
  return (
    <section aria-labelledby="page-title" className="estate-hero">
      <div data-tone="buff" className="estate relative overflow-clip lg:grid lg:grid-cols-[minmax(0,1fr)]">
        <div className="page estate-words">
          <HeroTrail name={name} />
          <h1 id="page-title">{hero.heading}</h1>
          <p className="lead max-w-[34rem] mt-7">{hero.intro}</p>
          <div className="inner-hero-actions">
            <HeroActions service={id} buttons={words.buttons} ground="light" />
          </div>
        </div>
        <EstateSheet chart={chart} />
        <div className="page estate-legend pt-4 pb-0 max-lg:bg-sheet lg:py-5 lg:bg-sheet">
          <EstateKey words={chart.key} estate={estate} />
        </div>
      </div>
      <div data-tone="sheet" className="estate-foot">
        <div className="page pt-5 pb-0">
          <p className="mono">{chart.caption}</p>
          <ul className="sr-only">
            {chart.systems.map(({ name: system, cost, months }) => (
              <li key={system}>
                {system}: ${cost},000{months === undefined ? '' : `, ${months} months`}
              </li>
            ))}
            {chart.links.map(({ from, to, by }) => (
              <li key={`${from} ${to}`}>
                {from}, {to}: {chart.linkKey[by]}
              </li>
            ))}
          </ul>
          <Highlights tiles={tiles} />
        </div>
      </div>
    </section>
  )
}
