import { chartOf } from '../chart-of.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { TideChart } from './TideChart.tsx'
import { TideTable } from './TideTable.tsx'

/** The first screen stands over the tide of one drill; below it the table of all drills, and the highlights. */
export function TideHero(props: ServicePageProps) {
  const tide = chartOf(props, 'tide')
  return (
    <section aria-labelledby="page-title">
      <div data-tone="ink" className="relative pt-(--hero-top) overflow-clip">
        <HeroWords {...props} ground="dark" className="[--intro:35rem] lg:grid-cols-[7fr_5fr] xl:grid-cols-[8fr_4fr]" />
        <TideChart tide={tide} />
      </div>
      <div className="chart-strip" />
      <div data-tone="sheet" className="section-y">
        <div className="page">
          <TideTable tide={tide} />
          <Highlights tiles={props.service.tiles} />
        </div>
      </div>
    </section>
  )
}
