import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'

const KINDS = ['new', 'both', 'old'] as const

/** The duties of an old system as cells in a row: moved, answered by both systems, still in the old one. */
export function Duties({ chart: { labels, differ: word, moves, duties } }: { chart: ChartOf<'duties'> }) {
  const count = (kind: (typeof KINDS)[number]) => duties.filter((duty) => duty.in === kind).length
  return (
    <div className="duties flex items-end min-w-0 mt-7 pb-8 text-small leading-label lg:col-[2/-1] lg:mt-1">
      {KINDS.map((kind) => (
        <div key={kind} className="relative min-w-0 flex-[var(--count)_0_0]" style={{ '--count': count(kind) }}>
          <p className="max-sm:text-mono sm:pr-2">
            <b>{count(kind)}</b> {labels[kind]}
          </p>
          <ul className="flex gap-1 mt-2 mr-1 list-none">
            {duties
              .filter((duty) => duty.in === kind)
              .map(({ name, differ }) => (
                <li key={name} className="flex relative min-w-0 h-16 flex-1 items-end bg-sea text-white" data-in={kind}>
                  {differ !== undefined && (
                    <b className="absolute inset-x-0 top-0 bottom-1/2 pt-1 bg-sea text-white text-center whitespace-nowrap xl:text-label">
                      {differ} <span className="hidden xl:inline">{word}</span>
                    </b>
                  )}
                  <span className="absolute right-0 bottom-1.75 left-2 text-[0px] xl:text-label">{name}</span>
                </li>
              ))}
          </ul>
          {kind === 'both' && duties.some(({ differ }) => differ === 0) && (
            <p className="mono absolute right-0 whitespace-nowrap pt-0 pr-0 max-[24rem]:text-mono min-[24rem]:pt-2 min-[24rem]:pr-2">
              {withFigures(moves, { differ: 0 })}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
