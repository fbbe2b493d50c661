import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { counted } from '../figures.ts'
import { basinFigures } from './basin-figures.ts'

/** Which rows both departments count, and which only one of them does, as one bar that is true to scale. */
export function Overlap({ basin, words }: { basin: ChartOf<'basin'>; words: ChartOf<'evidence'>['overlap'] }) {
  const { agreed, firstAlone, secondAlone } = basinFigures(basin)
  const pieces = [
    { rows: agreed, label: words.both },
    { rows: firstAlone, label: words.first },
    { rows: secondAlone, label: words.second },
  ]
  return (
    <figure className="overlap mono">
      <ul>
        {pieces.map(({ rows, label }) => (
          <li key={label} style={{ '--rows': rows }}>
            <span>{`${counted(rows)} ${label}`}</span>
            <i aria-hidden="true" />
          </li>
        ))}
      </ul>
      <figcaption>{words.caption}</figcaption>
    </figure>
  )
}
