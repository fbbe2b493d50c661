import { chartOf } from '../chart-of.ts'
import { HeroActions } from '../HeroActions.tsx'
import { HeroTrail } from '../HeroTrail.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { FaultDepths } from './FaultDepths.tsx'

/** The first screen of a chart that goes on below it: a fault that costs 60 hours hangs 60 hours deep. */
export function DepthsHero({ id, service, words }: ServicePageProps) {
  const { name, hero, tiles } = service
  return (
    <section aria-labelledby="page-title" data-tone="paper" className="qa-hero">
      <div className="page qa-words">
        <HeroTrail name={name} />
        <h1 className="lg:max-w-[46%]" id="page-title">
          {hero.heading}
        </h1>
        <p className="lead max-w-[35rem] mt-7 text-soft lg:max-w-[46%]">{hero.intro}</p>
        <div className="inner-hero-actions lg:max-w-[46%]">
          <HeroActions service={id} buttons={words.buttons} ground="light" />
        </div>
      </div>
      <FaultDepths depths={chartOf(id, service, 'fault-depths')} />
      <div className="page qa-tiles pt-14 pb-0">
        <Highlights tiles={tiles} />
      </div>
    </section>
  )
}
