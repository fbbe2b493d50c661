import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, FRAME, Label, LINE, round, SIGNAL } from './Label.tsx'

const LEFT = 94
const RIGHT = 404
const PITCH = 29
const BAR = 19

/** The steps of one request on an axis of seconds, up to the budget; the last is what the visitor waited for. */
export function Waterfall({ rows, total, budget }: FigureOf<'waterfall'>) {
  const at = (seconds: number) => LEFT + (seconds / budget) * (RIGHT - LEFT)
  const foot = rows.length * PITCH
  return (
    <>
      {rows.map(({ label, from, to }, index) => {
        const [start, end] = [at((from / 100) * total), at((to / 100) * total)]
        const y = index * PITCH
        return (
          <g key={label}>
            <Label x={0} y={y + 15} text={label} />
            <path d={`M${LEFT} ${y + 10.5}H${RIGHT}`} stroke={LINE} />
            <path
              d={`M${round(start)} ${y + 1}h${round(end - start)}v${BAR}H${round(start)}z`}
              fill={index === rows.length - 1 ? SIGNAL : FILL}
            />
          </g>
        )
      })}
      <path d={`M${RIGHT} 0V${foot + 4}`} stroke="currentColor" strokeDasharray="2 4" />
      <Label x={LEFT} y={FRAME.height - 10} text="0 s" />
      <Label x={at(total) - 28} y={FRAME.height - 10} anchor="end" text={`${total.toFixed(2)} s`} />
      <Label x={FRAME.width} y={FRAME.height - 10} anchor="end" minor text={`${budget.toFixed(1)} s`} />
    </>
  )
}
