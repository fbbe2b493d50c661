import { Paths } from '../../../chart/Drawing.tsx'
import type { Frame } from './frame.ts'
import { hollowsDrawing, NOBODY, type Owner } from './hollows.ts'

/** The bill as a sea-bed with soundings in thousands of dollars. */
export function HollowsChart({ owners, frame }: { owners: readonly Owner[]; frame: Frame }) {
  const { tints, lines, heavy, figures, edge, dashed, soundings } = hollowsDrawing(owners, frame)
  return (
    <>
      <g fill="#14587a" fillOpacity=".13">
        <Paths of={tints} />
      </g>
      <g fill="none" stroke="#7fb3cc">
        <path d={lines} strokeOpacity=".42" />
        <path d={heavy} stroke="#cfe6ee" strokeOpacity=".8" strokeWidth="1.3" />
      </g>
      <g className="article-small article-halo" fill="#cfe6ee" textAnchor="middle">
        {figures.map(({ thousands, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y + 4}>
            {thousands}
          </text>
        ))}
      </g>
      <path
        className="article-unsurveyed"
        d={edge}
        fill="#071521"
        stroke="var(--color-signal)"
        strokeWidth="1.6"
        strokeDasharray="7 5"
      />
      <path d={dashed} fill="none" stroke="#4f7488" strokeOpacity=".8" strokeDasharray="2 5" />
      {soundings.map(({ name, cost, x, y }) => (
        <g key={name} transform={`translate(${x} ${y})`} textAnchor="middle" fill="#fdfbf5">
          <text className="article-sounding article-halo" fill={name === NOBODY ? '#ff8a57' : undefined}>
            {Math.floor(cost / 1000)}
            <tspan className="text-h4" dy="9">
              {Math.round((cost % 1000) / 100)}
            </tspan>
          </text>
          <text className="article-place article-halo" y="25">
            {name}
          </text>
        </g>
      ))}
    </>
  )
}
