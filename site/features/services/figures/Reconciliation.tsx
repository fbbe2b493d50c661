import type { FigureOf } from '../../../schemas/figure.ts'
import { counted } from '../figures.ts'
import { FILL, FRAME, INK, Label, PALE, round, SIGNAL } from './Label.tsx'

/** Units of height for a thousand. */
const SCALE = 8.8
const END = 296
const MIDDLE = 126

/** Two counts flow into one: what the larger loses and what the smaller gains stand at the side. */
export function Reconciliation({ more, less, result }: FigureOf<'reconciliation'>) {
  const agreed = more.count - more.off
  const [high, low, joined] = [more.count, less.count, agreed].map((count) => round((count / 1000) * SCALE)) as [
    number,
    number,
    number,
  ]
  return (
    <>
      <path d={flow(26, high, MIDDLE - joined, joined)} fill={FILL} />
      <path d={flow(186, low, MIDDLE, joined)} fill={PALE} />
      <path d="M112 26c34-2 44-20 88-20M178 228c40 0 42-56 78-60" fill="none" stroke={INK} strokeWidth="4" />
      <path d={`M${END} ${MIDDLE - joined}h8v${joined * 2}h-8z`} fill={SIGNAL} />
      <Label x={0} y={17} text={more.label} />
      <Label x={9} y={26 + high / 2 + 6} words fill="#fff" text={counted(more.count)} />
      <Label x={206} y={12} text={`${more.off} ${more.correction}`} />
      <Label x={0} y={177} text={less.label} />
      <Label x={9} y={186 + low / 2 + 6} words fill="var(--figure-on-pale, #fff)" text={counted(less.count)} />
      <Label x={0} y={FRAME.height - 2} text={`${less.off} ${less.correction}`} />
      <Label x={END + 18} y={MIDDLE + 8} large text={counted(agreed)} />
      <Label x={END + 20} y={MIDDLE + 32} text={result} />
    </>
  )
}

/** A band of one thickness at its source and another at its end, both as high as what they carry. */
function flow(fromY: number, from: number, toY: number, to: number): string {
  return `M0 ${fromY}H96C190 ${fromY} 210 ${toY} ${END} ${toY}v${to}C210 ${round(toY + to)} 190 ${round(fromY + from)} 96 ${round(fromY + from)}H0z`
}
