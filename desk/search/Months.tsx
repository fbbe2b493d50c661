import { type PointerEvent, useRef } from 'react'
import type { DeskFilter } from '../../contract/desk/filter.ts'
import type { DeskCount } from '../../contract/desk/replies.ts'
import { startOfDay } from '../../contract/time/zone.ts'
import { changePlace } from '../app/address.ts'
import { useSession } from '../app/session.tsx'

/** The highest bar, px. */
const HIGHEST = 38

/** The months of receipt as bars. A press chooses one, dragging a range; the selects below do the same. */
export function Months({ filter, months }: { filter: DeskFilter; months: readonly DeskCount[] }) {
  const { timeZone } = useSession()
  const first = useRef<number | undefined>(undefined)
  const most = Math.max(1, ...months.map(({ count }) => count))
  const { from, to } = filter.received

  const startOf = (index: number) => {
    const [year = 0, month = 1] = (months[0]?.value ?? '').split('-').map(Number)
    const firstDay = new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 10)
    return new Date(startOfDay(firstDay, timeZone)).toISOString()
  }
  const isChosen = (index: number) =>
    from !== undefined && startOf(index) >= from && (to === undefined || startOf(index) < to)

  function choose(one: number, other: number) {
    const received = { from: startOf(Math.min(one, other)), to: startOf(Math.max(one, other) + 1) }
    const isSame = received.from === from && received.to === to
    changePlace({ filter: { ...filter, received: isSame ? {} : received } })
  }

  /** The month under the pointer. */
  function monthAt(event: PointerEvent<HTMLElement>): number {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    return Math.max(0, Math.min(months.length - 1, Math.floor(((event.clientX - left) / width) * months.length)))
  }
  const isSome = from !== undefined
  const shown = months.map((_, index) => index).filter(isChosen)
  const [start = 0, end = months.length - 1] = isSome ? [shown[0], shown.at(-1)] : []

  /** The same for a keyboard and for large fingers. */
  const select = (label: string, value: number, onChange: (index: number) => void) => (
    <select
      className="button small w-0 min-w-0 flex-[1_1_0] px-1"
      aria-label={`Received, ${label}`}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {months.map((month, index) => (
        <option key={month.value} value={index}>
          {month.label}
        </option>
      ))}
    </select>
  )

  return (
    <fieldset className="min-w-0 pt-3 pb-2 border-b border-(--rule)">
      <legend className="float-left w-full mb-1 text-mono font-medium">Received</legend>
      <div
        className="months grid grid-flow-col [grid-auto-columns:minmax(0,1fr)] clear-both h-[62px] touch-none"
        aria-hidden="true"
        onPointerDown={(event) => {
          first.current = monthAt(event)
          event.currentTarget.setPointerCapture(event.pointerId)
        }}
        onPointerUp={(event) => {
          if (first.current !== undefined) choose(first.current, monthAt(event))
          first.current = undefined
        }}
      >
        {months.map(({ value, label, count }, index) => (
          <div key={value} className={isChosen(index) ? 'month chosen' : 'month'} title={`${label}, ${count}`}>
            <i style={{ height: count === 0 ? 0 : Math.max(3, (count / most) * HIGHEST) }} />
            {letterOf(value)}
          </div>
        ))}
      </div>
      <div className="flex gap-2 mt-2">
        {select('from', start, (index) => choose(index, Math.max(index, end)))}
        {select('to', end, (index) => choose(Math.min(index, start), index))}
      </div>
    </fieldset>
  )
}

function letterOf(value: string): string {
  return 'JFMAMJJASOND'[Number(value.slice(5)) - 1] ?? ''
}
