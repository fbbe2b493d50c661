import { Drawing } from '../../../chart/Drawing.tsx'
import { STRAIT } from './coasts.ts'
import type { Lane } from './crossing-rows.ts'

export interface CrossingLaneProps {
  lane: Lane
  /** How far the line bends downwards in the middle of a wide window, in units of the row. */
  bow?: number
  rebuilt?: boolean
  end?: 'wreck' | 'shore'
}

/** Units of the row: the middle, and its height. */
const MIDDLE = 19
const HEIGHT = 38

/** One system's way across its row. */
export function CrossingLane({ lane, bow = 0, rebuilt, end }: CrossingLaneProps) {
  const x = (share: number) => Math.round(share * STRAIT.width)
  const [from, to, half] = [x(lane.from), x(lane.to), x((lane.from + lane.to) / 2)]
  const reach = Math.round((half - from) / 2)
  const straight = `M${from} ${MIDDLE}H${to}`
  const bowed = `M${from} ${MIDDLE}c${reach} 0 ${reach} ${bow} ${half - from} ${bow}s${reach} ${-bow} ${to - half} ${-bow}`
  const lines =
    bow === 0
      ? [{ name: undefined, d: straight }]
      : [
          { name: 'bowed', d: bowed },
          { name: 'straight', d: straight },
        ]
  return (
    <span
      className="crossing-lane absolute inset-0 size-full overflow-visible"
      data-end={end}
      style={{ '--breadth': lane.breadth }}
      aria-hidden="true"
    >
      {end !== 'shore' && (
        <Drawing className="absolute inset-0 size-full overflow-visible" size={[STRAIT.width, HEIGHT]} stretched>
          {lines.map(({ name, d }) => (
            <path key={d} data-when={name} data-rebuilt={rebuilt || undefined} d={d} />
          ))}
        </Drawing>
      )}
      <i />
      {end === 'wreck' ? (
        <Drawing className="crossing-wreck" size={[40, 28]}>
          <ellipse cx="20" cy="14" rx="19" ry="13" />
          <path d="M9 14h22M14 9v10M20 6v16M26 9v10" />
        </Drawing>
      ) : (
        end !== 'shore' && <i data-far="" />
      )}
    </span>
  )
}
