import type { Basin } from '../../../schemas/charts/basin.ts'
import type { Evidence } from '../../../schemas/charts/evidence.ts'
import { counted } from '../figures.ts'
import { basinFigures } from './basin-figures.ts'

/** Which rows both departments count, and which only one of them does, as one bar that is true to scale. */
export function Overlap({ basin, words }: { basin: Basin; words: Evidence['overlap'] }) {
  const { agreed, firstAlone, secondAlone } = basinFigures(basin)
  const pieces = [
    { rows: agreed, label: words.both },
    { rows: firstAlone, label: words.first },
    { rows: secondAlone, label: words.second },
  ]
  return (
    <figure className="overlap mono">
      <ul className="flex gap-1 py-7">
        {pieces.map(({ rows, label }) => (
          <li key={label} className="relative min-w-[2px] flex-[var(--rows)_0_0]" style={{ '--rows': rows }}>
            <span className="absolute bottom-[calc(100%_+_0.375rem)] w-max max-w-[56cqi]">{`${counted(rows)} ${label}`}</span>
            <i className="block h-[1.625rem] bg-shoal" aria-hidden="true" />
          </li>
        ))}
      </ul>
      <figcaption className="max-w-[60%] -mt-6 text-muted-deep">{words.caption}</figcaption>
    </figure>
  )
}
