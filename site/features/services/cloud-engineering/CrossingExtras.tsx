import type { Crossing } from '../../../schemas/charts/crossing.ts'
import { dollarsOf } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { type CrossingRows, DOLLARS_PER_PIXEL } from './crossing-rows.ts'

/** What stands on the right shore below the waves: the sandbox that sleeps at night, and the key to the lines. */
export function CrossingExtras({ crossing, rows }: { crossing: Crossing; rows: CrossingRows }) {
  const { sandbox, key } = crossing
  const cells = Array.from({ length: sandbox.cells }, (_, index) => ({ id: index, awake: index < sandbox.awake }))
  return (
    <div className="crossing-extras">
      <div style={{ '--row': rows.retire.row }}>
        <p>{sandbox.label}</p>
        <div className="crossing-sandbox" aria-hidden="true">
          {cells.map(({ id, awake }) => (
            <i key={id} data-awake={awake || undefined} />
          ))}
        </div>
      </div>
      <ul className="mono" style={{ '--row': rows.stay.row }}>
        <li>
          <i style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }} />
          {withFigures(key.label, { dollars: dollarsOf(key.dollars) })}
        </li>
        <li>
          <i data-rebuilt="" style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }} />
          {key.rebuilt}
        </li>
      </ul>
    </div>
  )
}
