import { chartOf } from '../chart-of.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { ScopeChart } from './ScopeChart.tsx'

/** The headline over the profile of one voyage; its tiles stand in the bed. */
export function MvpHero(props: ServicePageProps) {
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="relative pt-(--hero-top) overflow-clip">
        <HeroWords {...props} ground="dark" className="[--heading:8.5em] [--intro:33rem] lg:grid-cols-[7fr_5fr]" />
        <ScopeChart scope={chartOf(props, 'scope')}>
          <Highlights tiles={props.service.tiles} />
        </ScopeChart>
      </section>
      <div className="chart-strip" />
    </>
  )
}
