import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { dollarsOf } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { type CrossingRows, DOLLARS_PER_PIXEL } from './crossing-rows.ts'

/** What stands on the right shore below the waves: the sandbox that sleeps at night, and the key to the lines. */
export function CrossingExtras({ crossing, rows }: { crossing: ChartOf<'crossing'>; rows: CrossingRows }) {
  const { sandbox, key } = crossing
  const cells = Array.from({ length: sandbox.cells }, (_, index) => ({ id: index, awake: index < sandbox.awake }))
  return (
    <div className="crossing-extras hidden lg:block lg:absolute lg:inset-y-0 lg:right-0 lg:left-auto lg:w-[var(--cells)] lg:pointer-events-none">
      <div
        className="lg:absolute lg:inset-x-0 lg:top-[calc(var(--row)_*_2.375rem)]"
        style={{ '--row': rows.retire.row }}
      >
        <p className="lg:text-small lg:font-medium lg:text-right">{sandbox.label}</p>
        <div className="crossing-sandbox lg:grid lg:grid-cols-[repeat(4,1fr)] lg:gap-2 lg:mt-2" aria-hidden="true">
          {cells.map(({ id, awake }) => (
            <i key={id} data-awake={awake || undefined} />
          ))}
        </div>
      </div>
      <ul
        className="mono lg:absolute lg:inset-x-0 lg:top-[calc(var(--row)_*_2.375rem)]"
        style={{ '--row': rows.stay.row }}
      >
        <li className="lg:flex lg:items-center lg:gap-3 lg:leading-8">
          <i
            className="lg:w-[5.625rem] lg:h-[calc(var(--breadth)_*_1px)] lg:bg-sea"
            style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }}
          />
          {withFigures(key.label, { dollars: dollarsOf(key.dollars) })}
        </li>
        <li className="lg:flex lg:items-center lg:gap-3 lg:leading-8">
          <i
            className="lg:w-[5.625rem] lg:h-[calc(var(--breadth)_*_1px)] lg:bg-sea"
            data-rebuilt=""
            style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }}
          />
          {key.rebuilt}
        </li>
      </ul>
    </div>
  )
}
