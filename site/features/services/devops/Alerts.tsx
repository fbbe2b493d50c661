import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** Alert rules as lines of thirty days. A rule without a dot is struck out. */
export function Alerts({ rules, days, first, deleted, caption }: ChartOf<'alerts'>) {
  return (
    <figure className="offer-figure alerts">
      <ul>
        {rules.map(({ label, acted }) => (
          <li
            key={label}
            className="grid h-5.5 grid-cols-[7.5rem_1fr] items-center"
            data-deleted={acted.length === 0 || undefined}
          >
            {acted.length === 0 ? <s>{label}</s> : label}
            <span className="sr-only">: {acted.length === 0 ? deleted : acted.join(', ')}</span>
            <Drawing className="col-start-2 h-5" size={[days * 10, 20]} stretched>
              <path d={`M0 10H${days * 10}`} />
              <path strokeWidth="9" strokeLinecap="round" d={acted.map((day) => `M${day * 10 - 5} 10h0`).join('')} />
            </Drawing>
          </li>
        ))}
      </ul>
      <p className="mono flex justify-between mt-2 ml-30 pt-1.5 border-t border-ink" aria-hidden="true">
        <span>{first}</span>
        <span>{Math.round(days / 3)}</span>
        <span>{Math.round((days * 2) / 3)}</span>
        <span>{days}</span>
      </p>
      <figcaption className="text-small text-balance">{caption}</figcaption>
    </figure>
  )
}
