import { chartOf } from '../chart-of.ts'
import { HeroWords } from '../HeroWords.tsx'
import { Highlights } from '../Highlights.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { EstateKey } from './EstateKey.tsx'
import { EstateSheet } from './EstateSheet.tsx'
import { estateOf } from './estate.ts'

/** The words stand on the mainland, and the systems of the estate lie off it. The key is the chart's list. */
export function EstateHero(props: ServicePageProps) {
  const chart = chartOf(props, 'archipelago')
  return (
    <section aria-labelledby="page-title" className="estate-hero">
      <div
        data-tone="buff"
        className="estate relative overflow-clip lg:grid lg:grid-cols-1 min-[90rem]:grid-rows-[auto_1fr]"
      >
        <HeroWords
          {...props}
          ground="light"
          className="page lg:*:pointer-events-auto pt-26 pb-10 lg:z-1 lg:[grid-area:1/1] lg:pt-34 lg:pb-8 lg:pointer-events-none min-[90rem]:pt-[var(--hero-top)]"
          column={{
            h1: 'lg:max-w-[6em] lg:text-[min(5.375rem,5.95vw)] min-[90rem]:text-[5.375rem]',
            lead: 'max-w-[34rem] mt-7 lg:max-w-[min(28.5rem,33vw)] lg:mt-6 lg:text-[clamp(1rem,1.4vw,1.25rem)]',
            actions: 'lg:max-xl:flex-col lg:max-xl:items-start lg:max-xl:gap-[0.625rem] lg:max-xl:mt-6',
          }}
        />
        <EstateSheet chart={chart} />
        <div className="page min-[90rem]:z-1 min-[90rem]:[grid-area:2/1] min-[90rem]:self-end min-[90rem]:pt-0 min-[90rem]:pb-14 min-[90rem]:bg-transparent min-[90rem]:pointer-events-none pt-4 pb-0 max-lg:bg-sheet lg:py-5 lg:bg-sheet">
          <EstateKey words={chart.key} estate={estateOf(chart)} />
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
          <Highlights tiles={props.service.tiles} />
        </div>
      </div>
    </section>
  )
}
