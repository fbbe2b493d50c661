import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { Items } from '../../../ui/Items.tsx'
import { chartOf } from '../chart-of.ts'
import { dollarsOf } from '../figures.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { EstateSheet } from './EstateSheet.tsx'
import { type Estate, estateOf } from './estate.ts'

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
          className="page lg:*:pointer-events-auto pt-(--hero-top) pb-10 lg:z-1 lg:[grid-area:1/1] lg:pt-34 lg:pb-8 lg:pointer-events-none min-[90rem]:pt-[var(--hero-top)]"
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
          <Items
            className="sr-only"
            of={[
              ...chart.systems.map(
                ({ name, cost, months }) => `${name}: ${dollarsOf(cost * 1000)}${months ? `, ${months} months` : ''}`,
              ),
              ...chart.links.map(({ from, to, by }) => `${from}, ${to}: ${chart.linkKey[by]}`),
            ]}
          />
          <Highlights tiles={props.service.tiles} />
        </div>
      </div>
    </section>
  )
}

/** The key to the map's signs, with the count of each. */
function EstateKey({ words, estate }: { words: ChartOf<'archipelago'>['key']; estate: Estate }) {
  const rows = ['systems', 'owned', 'proven', 'contracts', 'vital'] as const
  return (
    <dl className="estate-key md:grid md:grid-cols-[1fr_1fr] md:gap-y-0 md:gap-x-6 lg:grid-cols-[repeat(3,auto)] lg:gap-y-2 xl:grid-cols-[repeat(5,auto)] min-[90rem]:block min-[90rem]:grid-cols-[repeat(3,auto)] min-[90rem]:w-max min-[90rem]:pointer-events-auto">
      {rows.map((row) => (
        <div
          key={row}
          className="flex relative flex-row-reverse justify-end items-center pl-12 max-lg:border-b max-lg:border-line min-[90rem]:min-h-10"
          data-of={row}
        >
          <dt className="lg:leading-snug py-1.5 text-small min-[90rem]:max-w-none">
            <Drawing
              className="absolute top-1/2 left-0 w-9 h-7.5 rounded-sm bg-shoal fill-buff stroke-ink -translate-y-1/2"
              size={[36, 30]}
            >
              {SIGNS[row]}
            </Drawing>
            {words[row]}
            {row === 'owned' && (
              <span className="mono text-muted block min-[90rem]:inline min-[90rem]:ml-3">
                {withFigures(words.nobody, { count: estate.nobody })}
              </span>
            )}
          </dt>
          <dd className="flex-none w-13 font-mono text-[1.5rem] font-normal leading-text tracking-h2 lg:max-[90rem]:w-auto lg:pr-2.5 min-[90rem]:p-0">
            {estate[row]}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ISLE = 'M8 19c-3-6 2-12 10-11s11 5 9 10-15 8-19 1z'

const SIGNS = {
  systems: (
    <>
      <path transform="translate(-4 -5) scale(.8)" d={ISLE} />
      <path transform="translate(15 13) scale(.6)" strokeDasharray="4 3" d={ISLE} />
    </>
  ),
  owned: <path d={ISLE} />,
  proven: (
    <path
      className="fill-ink stroke-none"
      d="M18 5l2.5 7.500 7.500 2.500-7.500 2.500-2.500 7.500-2.500-7.500-7.500-2.500 7.500-2.500z"
    />
  ),
  contracts: <path className="fill-white" d="M9 26V8h20l-4 5 4 5H9" />,
  vital: <path stroke="#93783a" d={`${ISLE}M12 18c-2-4 1-7 6-7s8 3 6 6-10 4-12 1zM16 16c0-2 5-2 5 0s-5 2-5 0z`} />,
}
