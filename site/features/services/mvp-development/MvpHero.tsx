import { chartOf } from '../chart-of.ts'
import { HeroWords } from '../HeroWords.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { ScopeChart } from './ScopeChart.tsx'

/** The headline over the profile of one voyage; its tiles stand in the bed. */
export function MvpHero({ id, service, words }: ServicePageProps) {
  return (
    <>
      <section
        aria-labelledby="page-title"
        data-tone="ink"
        className="relative pt-27 overflow-clip lg:pt-[var(--hero-top)]"
      >
        <HeroWords id={id} service={service} words={words} ground="dark" className="mvp-words" />
        <ScopeChart scope={chartOf(id, service, 'scope')}>
          <Highlights tiles={service.tiles} />
        </ScopeChart>
      </section>
      <div className="chart-strip" />
    </>
  )
}
