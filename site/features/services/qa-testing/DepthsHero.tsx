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
    <section
      aria-labelledby="page-title"
      data-tone="paper"
      className="qa-hero relative [--hour:0.7rem] overflow-clip md:max-lg:[--hour:0.8rem]"
    >
      <div className="page qa-words pt-26 lg:relative lg:z-2 lg:[grid-area:1/1/3] lg:self-start lg:pt-[var(--hero-top)] lg:pointer-events-none">
        <HeroTrail name={name} />
        <h1 className="lg:max-w-[48%] lg:text-[min(5.375rem,5.95vw)]" id="page-title">
          {hero.heading}
        </h1>
        <p className="lead max-w-[35rem] mt-7 text-soft lg:max-w-[46%]">{hero.intro}</p>
        <div className="inner-hero-actions lg:max-w-[46%]">
          <HeroActions service={id} buttons={words.buttons} ground="light" />
        </div>
      </div>
      <FaultDepths depths={chartOf({ id, service }, 'fault-depths')} />
      <div className="page qa-tiles pt-14 pb-0 lg:relative lg:[grid-area:2/1] lg:self-end lg:w-full lg:pt-0 lg:text-white">
        <Highlights tiles={tiles} />
      </div>
    </section>
  )
}
