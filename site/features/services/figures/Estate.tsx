import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, INK, Label, round, SIGNAL } from './Label.tsx'

const COLUMNS = 13
const PITCH = { x: 32.2, y: 34 }
const FIRST = { x: 16, y: 16 }
/** What each sign means, below the dots. */
const KEYS = [
  { of: 'vital', at: '8 200', r: 6.5, fill: SIGNAL },
  { of: 'proven', at: '190 200', r: 8, fill: 'none', stroke: INK, strokeWidth: 1.4 },
  { of: 'owned', at: '8 228', r: 6, fill: FILL, stroke: INK, strokeWidth: 1.2 },
  { of: 'nobody', at: '190 228', r: 6, fill: 'none', stroke: INK, strokeWidth: 1.4 },
] as const

/** One dot for each system: filled where it has an owner, ringed where its restore is proven, orange where all depends on it. */
export function Estate(counts: FigureOf<'estate'>) {
  const { vital, proven, owned, nobody } = counts
  const total = owned.count + nobody.count
  const dots = Array.from({ length: total }, (_, index) => ({
    x: round(FIRST.x + (index % COLUMNS) * PITCH.x),
    y: FIRST.y + Math.floor(index / COLUMNS) * PITCH.y,
    index,
  }))
  const at = (from: number, to: number) =>
    dots.slice(from, to).map(({ x, y, index }) => <circle key={index} cx={x} cy={y} r="8" />)
  return (
    <>
      <g fill={SIGNAL}>{at(0, vital.count)}</g>
      <g fill={FILL} stroke={INK} strokeWidth="1.4">
        {at(vital.count, owned.count)}
      </g>
      <g fill="none" stroke={INK} strokeWidth="1.4">
        {at(owned.count, total)}
        {dots.slice(0, proven.count).map(({ x, y, index }) => (
          <circle key={index} cx={x} cy={y} r="13.5" />
        ))}
      </g>
      {KEYS.map(({ of, at, ...sign }) => (
        <g key={of} transform={`translate(${at})`}>
          <circle {...sign} />
          <Label x={18} y={5} text={counts[of].label} />
        </g>
      ))}
    </>
  )
}
