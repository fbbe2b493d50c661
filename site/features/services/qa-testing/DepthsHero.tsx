import { chartOf } from '../chart-of.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { FaultDepths } from './FaultDepths.tsx'

/** The first screen of a chart that goes on below it: a fault that costs 60 hours hangs 60 hours deep. */
export function DepthsHero(props: ServicePageProps) {
  return (
    <section
      aria-labelledby="page-title"
      data-tone="paper"
      className="qa-hero relative [--hour:0.7rem] overflow-clip md:max-lg:[--hour:0.8rem]"
    >
      <HeroWords
        {...props}
        ground="light"
        className="page qa-words pt-(--hero-top) lg:relative lg:z-2 lg:[grid-area:1/1/3] lg:self-start lg:pointer-events-none"
        column={{
          h1: 'lg:max-w-[48%] lg:text-[min(5.375rem,5.95vw)]',
          lead: 'max-w-[35rem] mt-7 text-soft lg:max-w-[46%]',
          actions: 'lg:max-w-[46%]',
        }}
      />
      <FaultDepths depths={chartOf(props, 'fault-depths')} />
      <div className="page qa-tiles pt-14 pb-0 lg:relative lg:[grid-area:2/1] lg:self-end lg:w-full lg:pt-0 lg:text-white">
        <Highlights tiles={props.service.tiles} />
      </div>
    </section>
  )
}
