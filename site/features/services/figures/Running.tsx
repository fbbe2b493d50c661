import type { FigureOf } from '../../../schemas/figure.ts'
import { withFigures } from '../with-figures.ts'
import { FRAME, INK, Label, LINE, PALE, round, SIGNAL } from './Label.tsx'

const LEFT = 32
const RIGHT = 408
const TOP = 12
const BASE = 196
const STEP = 5

/** A count that grows day by day past the goal that was agreed. */
export function Running({ daily, goal, first }: FigureOf<'running'>) {
  const total = daily.reduce((sum, count) => sum + count, 0)
  const highest = Math.max(total, goal.count)
  const at = (day: number) => round(LEFT + (day / daily.length) * (RIGHT - LEFT))
  const height = (count: number) => round(BASE - (count / highest) * (BASE - TOP))
  const steps = daily.map((_, day) => {
    const sum = daily.slice(0, day + 1).reduce((all, count) => all + count, 0)
    return day === 0 ? `M${at(0)} ${height(sum)}` : `H${at(day)}V${height(sum)}`
  })
  const rules = Array.from({ length: Math.floor(highest / STEP) + 1 }, (_, index) => index * STEP)
  return (
    <>
      {rules.map((count) => (
        <g key={count}>
          <path d={`M${LEFT} ${height(count)}H${RIGHT}`} stroke={LINE} />
          <Label x={LEFT - 8} y={height(count) + 5} anchor="end" text={count} />
        </g>
      ))}
      <path d={`${steps.join('')}H${RIGHT}V${BASE}H${LEFT}z`} fill={PALE} />
      <path d={`${steps.join('')}H${RIGHT}`} fill="none" stroke={INK} strokeWidth="2" />
      <path d={`M${LEFT} ${height(goal.count)}H${RIGHT}`} stroke={INK} strokeWidth="1.4" strokeDasharray="2 4" />
      <Label x={LEFT + 8} y={height(goal.count) - 8} minor text={withFigures(goal.label, { goal: goal.count })} />
      <circle cx={RIGHT} cy={height(total)} r="6" fill={SIGNAL} />
      <Label x={RIGHT - 42} y={height(total) + 22} anchor="end" large text={total} />
      <Label x={LEFT} y={FRAME.height - 16} text={first} />
      <Label x={RIGHT + 8} y={FRAME.height - 16} anchor="end" text={daily.length} />
    </>
  )
}
