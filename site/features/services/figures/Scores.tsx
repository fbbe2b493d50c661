import type { FigureOf } from '../../../schemas/figure.ts'
import { FRAME, GROUND, INK, Label, LINE, round, SIGNAL } from './Label.tsx'

const [LEFT, RIGHT] = [20, 400]
const [TOP, BASE] = [34, 186]
/** The axis begins below the lowest score, by this share of the room above it. */
const ROOM = 0.35

/** Releases in order, each as high as its score on the same cases; one under the bar stays where it is. */
export function Scores({ right, bar, cases, held }: FigureOf<'scores'>) {
  const lowest = Math.min(...right) - (cases - Math.min(...right)) * ROOM
  const at = (index: number) => round(LEFT + (index / (right.length - 1)) * (RIGHT - LEFT))
  const height = (count: number) => round(BASE - ((count - lowest) / (cases - lowest)) * (BASE - TOP))
  const passed = right.map((count, index) => ({ count, index })).filter(({ count }) => count >= bar.count)
  return (
    <>
      <path d={`M0 ${height(cases)}H${FRAME.width}`} stroke={LINE} />
      <path d={`M0 ${height(bar.count)}H${FRAME.width}`} stroke={INK} strokeDasharray="2 4" />
      <path
        d={passed.map(({ count, index }, place) => `${place === 0 ? 'M' : 'L'}${at(index)} ${height(count)}`).join('')}
        fill="none"
        stroke={INK}
        strokeWidth="1.6"
      />
      {right.map((count, index) => {
        const isHeld = count < bar.count
        return (
          <g key={at(index)}>
            <circle
              cx={at(index)}
              cy={height(count)}
              r="6.5"
              fill={isHeld ? SIGNAL : GROUND}
              stroke={isHeld ? SIGNAL : INK}
              strokeWidth="1.6"
            />
            <Label
              x={at(index)}
              y={isHeld ? height(count) + 25 : height(count) - 14}
              anchor="middle"
              text={isHeld ? held : count}
            />
          </g>
        )
      })}
      <Label x={0} y={height(cases) - 10} minor text={cases} />
      <Label x={FRAME.width} y={height(bar.count) + 20} anchor="end" text={`${bar.label} ${bar.count}`} />
      <Label x={0} y={FRAME.height - 14} text="1" />
      <Label x={FRAME.width} y={FRAME.height - 14} anchor="end" text={right.length} />
    </>
  )
}
