import type { Duties as DutiesData } from '../../../schemas/charts/duties.ts'
import { withFigures } from '../with-figures.ts'

const KINDS = ['new', 'both', 'old'] as const

/** The duties of an old system as cells in a row: moved, answered by both systems, still in the old one. */
export function Duties({ chart: { labels, differ: word, moves, duties } }: { chart: DutiesData }) {
  const count = (kind: (typeof KINDS)[number]) => duties.filter((duty) => duty.in === kind).length
  return (
    <div className="duties">
      {KINDS.map((kind) => (
        <div key={kind} style={{ '--count': count(kind) }}>
          <p>
            <b>{count(kind)}</b> {labels[kind]}
          </p>
          <ul>
            {duties
              .filter((duty) => duty.in === kind)
              .map(({ name, differ }) => (
                <li key={name} data-in={kind}>
                  {differ !== undefined && (
                    <b>
                      {differ} <span>{word}</span>
                    </b>
                  )}
                  <span>{name}</span>
                </li>
              ))}
          </ul>
          {kind === 'both' && duties.some(({ differ }) => differ === 0) && (
            <p className="mono duties-moves">{withFigures(moves, { differ: 0 })}</p>
          )}
        </div>
      ))}
    </div>
  )
}
