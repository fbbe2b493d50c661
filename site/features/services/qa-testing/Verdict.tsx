import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { spelled } from '../spelled.ts'
import { withFigures } from '../with-figures.ts'
import { RiskSign } from './RiskSign.tsx'
import type { CharteredRisk } from './risk-depths.ts'

interface VerdictProps {
  verdict: ChartOf<'wire-drag'>['verdict']
  open: readonly CharteredRisk[]
}

/** The page for the person who decides: the choice between the two that are struck out, and the open risks. */
export function Verdict({ verdict, open }: VerdictProps) {
  const { release, pages, label, choices, signer, signed } = verdict
  const [yes, chosen, no] = choices
  return (
    <div className="verdict">
      <p className="mono flex flex-wrap justify-between gap-y-0 gap-x-4 mb-3 pb-3 border-b border-ink">
        <span>{release}</span> <span>{pages}</span>
      </p>
      <p className="text-label">{label}</p>
      <p>
        <s className="as-heading text-lead leading-label tracking-h4 text-[#6d6757]">{yes}</s>
      </p>
      <p className="as-heading text-[1.75rem] leading-tight tracking-h4 text-ink">
        {withFigures(chosen, { count: spelled(open.length).toLowerCase() })}
      </p>
      <p>
        <s className="as-heading text-lead leading-label tracking-h4 text-[#6d6757]">{no}</s>
      </p>
      <ul className="my-3 border-b border-line">
        {open.map(({ name, depth, state }) => (
          <li className="flex items-center gap-3.5 py-1.5 border-t border-line text-small" key={name}>
            <RiskSign depth={depth} state={state} />
            {name}
            <span className="sr-only">{`, ${depth.toFixed(1)} hours`}</span>
          </li>
        ))}
      </ul>
      <p className="mono flex flex-wrap justify-between gap-y-0 gap-x-4">
        <span>{signer}</span> <span>{signed}</span>
      </p>
    </div>
  )
}
