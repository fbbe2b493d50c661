import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import type { Estate } from './estate.ts'

/** The key to the map's signs, with the count of each. */
export function EstateKey({ words, estate }: { words: ChartOf<'archipelago'>['key']; estate: Estate }) {
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
              <span className="mono text-muted lg:m-0 ml-2 lg:block min-[90rem]:inline min-[90rem]:ml-3">
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
