import { chartOf } from '../chart-of.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { ScopeChart } from './ScopeChart.tsx'

/** The headline over the profile of one voyage; its tiles stand in the bed. */
export function MvpHero({ id, service, words }: ServicePageProps) {
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="mvp-hero">
        <div className="page">
          <HeroTrail name={service.name} />
          <div className="mvp-words">
            <h1 id="page-title">{service.hero.heading}</h1>
            <div>
              <p className="lead">{service.hero.intro}</p>
              <div className="inner-hero-actions">
                <HeroActions service={id} buttons={words.buttons} ground="dark" />
              </div>
            </div>
          </div>
        </div>
        <ScopeChart scope={chartOf(id, service, 'scope')}>
          <Highlights tiles={service.tiles} />
        </ScopeChart>
      </section>
      <div className="chart-strip" />
    </>
  )
}
