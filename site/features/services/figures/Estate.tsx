import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, INK, Label, round, SIGNAL } from './Label.tsx'

const COLUMNS = 13
const PITCH = { x: 32.2, y: 34 }
const FIRST = { x: 16, y: 16 }

/** One dot for each system: filled where it has an owner, ringed where its restore is proven, orange where all depends on it. */
export function Estate({ vital, proven, owned, nobody }: FigureOf<'estate'>) {
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
      <Key x={8} y={200} label={vital.label}>
        <circle r="6.5" fill={SIGNAL} />
      </Key>
      <Key x={190} y={200} label={proven.label}>
        <circle r="8" fill="none" stroke={INK} strokeWidth="1.4" />
      </Key>
      <Key x={8} y={228} label={owned.label}>
        <circle r="6" fill={FILL} stroke={INK} strokeWidth="1.2" />
      </Key>
      <Key x={190} y={228} label={nobody.label}>
        <circle r="6" fill="none" stroke={INK} strokeWidth="1.4" />
      </Key>
    </>
  )
}

function Key({ x, y, label, children }: { x: number; y: number; label: string; children: React.ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {children}
      <Label x={18} y={5} text={label} />
    </g>
  )
}
