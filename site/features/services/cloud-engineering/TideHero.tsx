import type { Tide } from '../../../schemas/charts/tide.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { TideChart } from './TideChart.tsx'
import { TideTable } from './TideTable.tsx'

interface TideHeroProps extends ServicePageProps {
  tide: Tide
}

/** The first screen stands over the tide of one drill; below it the table of all drills, and the highlights. */
export function TideHero({ id, service, words, tide }: TideHeroProps) {
  return (
    <section aria-labelledby="page-title">
      <div data-tone="ink" className="tide-hero">
        <div className="page">
          <HeroTrail name={service.name} />
          <div className="tide-words">
            <h1 id="page-title">{service.hero.heading}</h1>
            <div>
              <p className="lead">{service.hero.intro}</p>
              <div className="inner-hero-actions">
                <HeroActions service={id} buttons={words.buttons} ground="dark" />
              </div>
            </div>
          </div>
        </div>
        <TideChart tide={tide} />
      </div>
      <div className="chart-strip" />
      <div data-tone="sheet" className="section-y">
        <div className="page">
          <TideTable tide={tide} />
          <Highlights tiles={service.tiles} />
        </div>
      </div>
    </section>
  )
}
