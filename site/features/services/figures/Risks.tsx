import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, FRAME, GROUND, INK, Label, PALE, SIGNAL } from './Label.tsx'

const [COLUMNS, ROWS] = [6, 5]
const LEFT = 78
const CELL = { width: (FRAME.width - LEFT) / COLUMNS, height: 40 }
/** From this product of both on, a fault is tested first. */
const GRAVE = 15

/** What breaks often to the right, what would cost much at the top: the corner where both meet is tested first. */
export function Risks({ axes, faults }: FigureOf<'risks'>) {
  const cells = Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    often: (index % COLUMNS) + 1,
    cost: ROWS - Math.floor(index / COLUMNS),
  }))
  const x = (often: number) => LEFT + (often - 1) * CELL.width
  const y = (cost: number) => (ROWS - cost) * CELL.height
  return (
    <>
      {cells.map(({ often, cost }) => (
        <rect
          key={`${often} ${cost}`}
          {...CELL}
          x={x(often)}
          y={y(cost)}
          fill={often * cost >= GRAVE ? FILL : PALE}
          fillOpacity={often * cost >= GRAVE ? 0.5 + (often * cost) / 60 : 0.35 + (often * cost) / 30}
          // A label may lie over two of the grave ones.
          stroke={often * cost >= GRAVE ? undefined : GROUND}
          strokeWidth="1.5"
        />
      ))}
      {faults.map(({ often, cost, weight, label }) => {
        const [cx, cy] = [x(often) + CELL.width / 2, y(cost) + CELL.height / 2]
        return (
          <g key={`${often} ${cost}`}>
            <circle
              cx={cx}
              cy={cy}
              r={2 + weight * 2.6}
              fill={label ? SIGNAL : GROUND}
              stroke={label ? SIGNAL : INK}
              strokeWidth="1.4"
            />
            {label && <Label x={cx - 20} y={cy + 5} anchor="end" fill="#fff" text={label} />}
          </g>
        )
      })}
      <Label x={LEFT - 10} y={24} anchor="end" text={axes.high} />
      <Label x={LEFT - 10} y={ROWS * CELL.height - 10} anchor="end" text={axes.low} />
      <Label x={LEFT} y={FRAME.height - 12} text={axes.rare} />
      <Label x={FRAME.width} y={FRAME.height - 12} anchor="end" text={axes.often} />
    </>
  )
}
