import { soundingOf } from '../../../chart/sounding-of.ts'
import type { RiskState } from './risk-depths.ts'

/** A risk as a chart prints a depth. A bracket: a test guards it. A dotted circle: it is open. */
export function RiskSign({ depth, state }: { depth: number; state: RiskState }) {
  const { whole, low } = soundingOf(depth)
  return (
    <span className="risk-sign" data-state={state} aria-hidden="true">
      {whole}
      {low > 0 && <small className="relative top-[0.3em] text-mono">{low}</small>}
    </span>
  )
}
