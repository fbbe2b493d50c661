import type { RiskMap } from '../../../schemas/charts/risk-map.ts'
import { withFigures } from '../with-figures.ts'
import { riskDepths } from './risk-depths.ts'

/** The chart's title and its sums. */
export function RiskSums({ map }: { map: RiskMap }) {
  const depths = riskDepths(map)
  return (
    <div className="risk-sums">
      <p className="risk-title">{map.title}</p>
      <p className="mono">{withFigures(map.count, { count: depths.all.count })}</p>
      <dl>
        {(['swept', 'open', 'left', 'all'] as const).map((state) => (
          <div key={state}>
            <dt>{map.sums[state]}</dt>
            <dd>{depths[state].hours.toFixed(1)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
