import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { dollarsOf } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { type CrossingRows, DOLLARS_PER_PIXEL } from './crossing-rows.ts'

/** What stands on the right shore below the waves: the sandbox that sleeps at night, and the key to the lines. */
export function CrossingExtras({ crossing, rows }: { crossing: ChartOf<'crossing'>; rows: CrossingRows }) {
  const { sandbox, key } = crossing
  const cells = Array.from({ length: sandbox.cells }, (_, index) => ({ id: index, awake: index < sandbox.awake }))
  return (
    <div className="crossing-extras hidden lg:block absolute inset-y-0 right-0 w-(--cells) pointer-events-none">
      <div className="absolute inset-x-0 top-[calc(var(--row)*2.375rem)]" style={{ '--row': rows.retire.row }}>
        <p className="text-small font-medium text-right">{sandbox.label}</p>
        <div className="crossing-sandbox grid grid-cols-[repeat(4,1fr)] gap-2 mt-2" aria-hidden="true">
          {cells.map(({ id, awake }) => (
            <i key={id} data-awake={awake || undefined} />
          ))}
        </div>
      </div>
      <ul className="mono absolute inset-x-0 top-[calc(var(--row)*2.375rem)]" style={{ '--row': rows.stay.row }}>
        <li className="flex items-center gap-3 leading-8">
          <i
            className="w-22.5 h-[calc(var(--breadth)*1px)] bg-sea"
            style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }}
          />
          {withFigures(key.label, { dollars: dollarsOf(key.dollars) })}
        </li>
        <li className="flex items-center gap-3 leading-8">
          <i
            className="w-22.5 h-[calc(var(--breadth)*1px)] bg-sea"
            data-rebuilt=""
            style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }}
          />
          {key.rebuilt}
        </li>
      </ul>
    </div>
  )
}
