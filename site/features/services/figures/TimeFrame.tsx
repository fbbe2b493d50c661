import { spansOf } from '../../../schemas/time-frame.ts'
import { depthOf } from '../listing/soundings.ts'
import { FILL, FRAME, INK, Label, LINE, PALE, round } from './Label.tsx'

const WEEKS = [1, 4, 16, 52]
const BASE = 196

/** What a service without a drawing of its own shows: its time frame, on the axis of weeks that the listing's first screen has. */
export function TimeFrame({ timeline }: { timeline: string }) {
  const at = (weeks: number) => round((depthOf(weeks) / depthOf(52)) * FRAME.width)
  return (
    <>
      {WEEKS.map((weeks) => (
        <g key={weeks}>
          <path d={`M${at(weeks)} 0V${BASE}`} stroke={LINE} />
          <Label x={at(weeks)} y={BASE + 26} anchor={weeks === 52 ? 'end' : 'middle'} text={weeks} />
        </g>
      ))}
      {(spansOf(timeline) ?? []).map(({ from, to, label }, index) => (
        <g key={label}>
          <path
            d={`M${at(from)} ${40 + index * 76}H${at(to)}v28H${at(from)}z`}
            fill={index === 0 ? PALE : FILL}
            stroke={INK}
          />
          <Label x={at(from)} y={32 + index * 76} text={label} />
        </g>
      ))}
    </>
  )
}
