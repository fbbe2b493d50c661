import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import { riskDepths } from './risk-depths.ts'

/** The chart's title and its sums. */
export function RiskSums({ map }: { map: ChartOf<'risk-map'> }) {
  const depths = riskDepths(map)
  return (
    <div className="risk-sums lg:[grid-area:1/1]">
      <p className="as-heading text-h4 leading-heading tracking-h3">{map.title}</p>
      <p className="mono mt-2">{withFigures(map.count, { count: depths.all.count })}</p>
      <dl className="mt-4 border-t border-ink *:flex *:flex-row-reverse *:items-baseline *:justify-end *:gap-5 *:pt-2 *:text-small *:leading-snug *:last:mt-3 *:last:border-t *:last:border-ink *:last:font-semibold">
        {(['swept', 'open', 'left', 'all'] as const).map((state) => (
          <div key={state}>
            <dt>{map.sums[state]}</dt>
            <dd className="flex-[0_0_3.5rem] font-mono text-h4 font-normal leading-heading tracking-h2 text-right">
              {depths[state].hours.toFixed(1)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
