import { inRow } from '../../../chart/in-row.ts'
import { lastOf } from '../../../chart/item-at.ts'
import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, FRAME, INK, Label, PALE, round, SIGNAL } from './Label.tsx'

const BASE = 112
const TALLEST = 104

/** Above the line how much signal there was, below it each edit: at once where there was some, kept where there was none. */
export function Coverage({ stretches, from, to, waiting }: FigureOf<'coverage'>) {
  const row = inRow(stretches, ({ minutes }) => minutes)
  const at = (minutes: number) => (minutes / lastOf(row).to) * FRAME.width
  const placed = row.map((stretch) => ({ ...stretch, start: at(stretch.from), end: at(stretch.to) }))
  const surface = profile(placed)
  const lastGap = placed.findLast(({ signal }) => signal === 0)
  return (
    <>
      {placed
        .filter(({ signal }) => signal === 0)
        .map(({ start, end }) => (
          <path key={start} d={`M${round(start)} 0H${round(end)}V176H${round(start)}z`} fill={PALE} />
        ))}
      <path d={`M0 ${BASE}V${surface}V${BASE}z`} fill={PALE} />
      <path d={`M0 ${surface}`} fill="none" stroke={INK} strokeWidth="1.5" />
      <path d={`M0 ${BASE}H${FRAME.width}`} stroke={INK} />
      {placed.map((stretch) => (
        <path
          key={stretch.start}
          d={edits(stretch)}
          stroke={stretch === lastGap ? SIGNAL : stretch.signal === 0 ? INK : FILL}
          strokeWidth="2"
        />
      ))}
      {lastGap && (
        <>
          <path
            d={`M${round((lastGap.start + lastGap.end) / 2)} 178q10 24 34 22t32-16`}
            fill="none"
            stroke={SIGNAL}
            strokeWidth="1.5"
          />
          <path d={`m${round((lastGap.start + lastGap.end) / 2 + 60)} 184 7-8 2 10z`} fill={SIGNAL} />
          <Label x={lastGap.start - 8} y={196} anchor="end" text={waiting} />
        </>
      )}
      <Label x={0} y={FRAME.height - 8} text={from} />
      <Label x={FRAME.width} y={FRAME.height - 8} anchor="end" text={to} />
    </>
  )
}

interface Placed {
  start: number
  end: number
  signal: number
  edits: number
}

function heightOf(signal: number): number {
  return round(BASE - (signal / 100) * TALLEST)
}

/** The signal from its first height on, as a line that falls and rises within four units, because no mast is switched off at once. */
function profile(placed: readonly Placed[]): string {
  return placed
    .map(({ end, signal }, index) => {
      const next = placed[index + 1]
      const edge = next ? `L${round(end + 2)} ${heightOf(next.signal)}` : ''
      return `${index === 0 ? heightOf(signal) : ''}H${round(next ? end - 2 : end)}${edge}`
    })
    .join('')
}

/** One stroke for each edit, evenly over its stretch; those that wait stand lower. */
function edits({ start, end, signal, edits: count }: Placed): string {
  const [y, length] = signal === 0 ? [146, 26] : [120, 20]
  return Array.from({ length: count }, (_, index) => {
    return `M${round(start + ((index + 0.5) / count) * (end - start))} ${y}v${length}`
  }).join('')
}
