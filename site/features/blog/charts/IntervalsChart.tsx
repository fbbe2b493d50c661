import { Paths } from '../../../chart/Drawing.tsx'
import type { Frame } from './frame.ts'
import { intervalsDrawing, type Sample } from './intervals.ts'

/** The same share of right answers, out of ever more cases. */
export function IntervalsChart({ data, frame }: { data: readonly Sample[]; frame: Frame }) {
  const { tints, lines, told, level, marks } = intervalsDrawing(data, frame)
  const isWide = frame.kind === 'wide'
  return (
    <>
      <g fill="#1b6e93" fillOpacity=".11">
        <Paths of={tints} />
      </g>
      <g fill="none" stroke="#7fb3cc">
        <path d={lines} strokeOpacity=".5" />
        <path d={told} stroke="#cfe6ee" strokeWidth="1.6" />
        <path d={`M0 ${level}H${frame.width}`} stroke="#fdfbf5" strokeOpacity=".7" strokeDasharray="2 5" />
      </g>
      {marks.map(({ cases, x, low, high, from, to }, index) => {
        const color = index === 1 ? 'var(--color-signal)' : '#fdfbf5'
        return (
          <g key={cases} transform={`translate(${x} 0)`} textAnchor="middle" fill="#fdfbf5">
            <path className="article-drops" d={`M0 ${to}V${from}`} stroke={color} strokeWidth="1.8" />
            <circle cy={to} r="4" fill={color} />
            <circle cy={from} r="4" fill={color} />
            {(isWide || index !== 2) && (
              <text className="article-place article-halo" y={from + 30} fill={index === 1 ? '#ff8a57' : undefined}>
                {isWide ? `${low}–${high}%` : `${low}%`}
              </text>
            )}
            {isWide && (
              <text className="article-small article-halo" y={from + 51} fill="#cfe6ee">
                of {cases.toLocaleString('en-US')}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
