import { inRow } from '../../../chart/in-row.ts'
import { lastOf } from '../../../chart/item-at.ts'
import { pointsOf } from '../../../chart/points.ts'
import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, FRAME, GROUND, INK, Label, LINE, round, SIGNAL } from './Label.tsx'

const BOX = { width: 132, height: 54 }
/** Boxes stand in two rows, the second read backwards: the way is a loop and no arrow crosses the drawing. */
const PLACES = pointsOf('0 1, 144 1, 288 1, 288 96, 144 96, 0 96')
const BAR = { y: 178, height: 15 }

/** The states of one case and its hours in each, below them the same hours end to end against what was promised. */
export function States({ states, budget, back }: FigureOf<'states'>) {
  const row = inRow(states, ({ hours }) => hours)
  const total = lastOf(row).to
  const at = (hours: number) => round((hours / budget) * FRAME.width)
  return (
    <>
      <g fill="none" stroke={INK}>
        <path d="M132 28h7M276 28h7M354 55v33M288 123h-7M144 123h-7" />
        <path d="M210 96V81h108v7" strokeDasharray="2 4" />
        <path
          d="m138 24 5 4-5 4zM282 24l5 4-5 4zM350 84l4 5 4-5zM282 119l-5 4 5 4zM138 119l-5 4 5 4zM314 84l4 5 4-5z"
          fill={INK}
        />
      </g>
      <Label x={252} y={72} anchor="middle" text={back} />
      {states.map(({ label, hours }, index) => {
        const [x, y] = PLACES[index] ?? [0, 0]
        const last = index === states.length - 1
        return (
          <g key={label}>
            <rect {...BOX} x={x} y={y} rx="4" fill={last ? SIGNAL : GROUND} stroke={last ? SIGNAL : INK} />
            <Label x={x + 5} y={y + 23} words fill={last ? 'var(--color-ink)' : INK} text={label} />
            <Label x={x + 5} y={y + 44} fill={last ? 'var(--color-ink)' : INK} text={`${hours} h`} />
          </g>
        )
      })}
      <path
        d={`M${at(total)} ${BAR.y + 0.5}H${FRAME.width - 0.5}v${BAR.height - 1}H${at(total)}`}
        fill="none"
        stroke={INK}
        strokeDasharray="2 3"
      />
      {row.map(({ label, hours, from }, index) => (
        <rect
          key={label}
          x={at(from)}
          y={BAR.y}
          width={at(hours)}
          height={BAR.height}
          fill={index === states.length - 1 ? SIGNAL : FILL}
          stroke={LINE}
        />
      ))}
      <Label x={0} y={BAR.y + 42} text="0 h" />
      <Label x={at(total)} y={BAR.y + 42} anchor="middle" text={total} />
      <Label x={FRAME.width} y={BAR.y + 42} anchor="end" text={`${budget} h`} />
    </>
  )
}
