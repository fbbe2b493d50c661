import type { FigureOf } from '../../../schemas/figure.ts'
import { FILL, FRAME, GROUND, INK, Label, round, SIGNAL } from './Label.tsx'

const MIDDLE = 118
const [BEGIN, SPLIT, JOBS, JOIN, END] = [12, 72, 170, 272, 406]
const SPREAD = 160
const DOT = 8.5

/** One release as a graph: it divides into jobs that run side by side, and goes on when the last of them is done. */
export function Release({ begins, splits, jobs, joins, between, ends }: FigureOf<'release'>) {
  const rows = jobs.map((_, index) => round(MIDDLE - SPREAD / 2 + (index / (jobs.length - 1)) * SPREAD))
  const steps = Array.from({ length: between }, (_, index) =>
    round(JOIN + ((index + 1) / (between + 1)) * (END - JOIN)),
  )
  return (
    <>
      <g fill="none" stroke={FILL} strokeWidth="2.5">
        <path d={`M${BEGIN} ${MIDDLE}H${SPLIT}M${JOIN} ${MIDDLE}H${FRAME.width}`} />
        {rows.map((y) => (
          <path
            key={y}
            d={`M${SPLIT} ${MIDDLE}C${SPLIT + 34} ${MIDDLE} ${SPLIT + 24} ${y} ${SPLIT + 62} ${y}H${JOIN - 62}C${JOIN - 24} ${y} ${JOIN - 34} ${MIDDLE} ${JOIN} ${MIDDLE}`}
          />
        ))}
      </g>
      <g fill={GROUND} stroke={INK} strokeWidth="1.6">
        {[BEGIN, SPLIT, JOIN, ...steps].map((x) => (
          <circle key={x} cx={x} cy={MIDDLE} r={DOT} />
        ))}
        {rows.map((y) => (
          <circle key={y} cx={JOBS} cy={y} r={DOT} />
        ))}
      </g>
      <circle cx={END} cy={MIDDLE} r={DOT + 0.8} fill={SIGNAL} />
      <Label x={0} y={MIDDLE + 30} text={begins} />
      <Label x={SPLIT + DOT} y={MIDDLE - 20} anchor="end" text={splits} />
      <Label x={JOBS + 14} y={MIDDLE - SPREAD / 2 - 10} text={jobs[0] ?? ''} />
      <Label x={JOBS + 14} y={MIDDLE + SPREAD / 2 + 24} text={jobs.at(-1) ?? ''} />
      <Label x={JOIN - DOT} y={MIDDLE - 20} text={joins} />
      <Label x={FRAME.width} y={MIDDLE - 20} anchor="end" text={ends.at} />
      <Label x={FRAME.width} y={MIDDLE + 30} anchor="end" text={ends.label} />
    </>
  )
}
