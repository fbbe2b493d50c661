import { useRef } from 'react'
import type { DeskCount } from '../../contract/desk.ts'
import type { DeskFilter } from '../../contract/desk-filter.ts'
import { changePlace } from '../app/address.ts'
import { useSession } from '../app/session.tsx'
import { instantOf } from '../time/zone.ts'

/** The highest bar, px. */
const HIGHEST = 38

/** The months of receipt. A press chooses one; dragging across them, or Shift and a press, a range. */
export function Months({ filter, months }: { filter: DeskFilter; months: readonly DeskCount[] }) {
  const { timeZone } = useSession()
  const first = useRef<number | undefined>(undefined)
  const most = Math.max(1, ...months.map(({ count }) => count))
  const { from, to } = filter.received

  const startOf = (index: number) => {
    const [year = 0, month = 1] = (months[0]?.value ?? '').split('-').map(Number)
    return new Date(instantOf(Date.UTC(year, month - 1 + index, 1), timeZone)).toISOString()
  }
  const isChosen = (index: number) =>
    from !== undefined && startOf(index) >= from && (to === undefined || startOf(index) < to)

  function choose(one: number, other: number) {
    const received = { from: startOf(Math.min(one, other)), to: startOf(Math.max(one, other) + 1) }
    const isSame = received.from === from && received.to === to
    changePlace({ filter: { ...filter, received: isSame ? {} : received } })
  }

  return (
    <fieldset>
      <legend>Received</legend>
      <div className="months">
        {months.map(({ value, label, count }, index) => (
          <button
            key={value}
            type="button"
            aria-pressed={isChosen(index)}
            aria-label={`${label}, ${count}`}
            title={`${label}, ${count}`}
            onPointerDown={(event) => {
              event.currentTarget.releasePointerCapture(event.pointerId)
              if (!event.shiftKey) first.current = index
            }}
            onPointerUp={() => {
              if (first.current !== undefined && first.current !== index) choose(first.current, index)
            }}
            onClick={(event) => {
              if (event.shiftKey && first.current !== undefined) choose(first.current, index)
              else choose(index, index)
            }}
          >
            <i style={{ height: count === 0 ? 0 : Math.max(3, (count / most) * HIGHEST) }} />
            <span aria-hidden="true">{letterOf(value)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function letterOf(value: string): string {
  return 'JFMAMJJASOND'[Number(value.slice(5)) - 1] ?? ''
}
