import { Paths } from '../../../chart/Drawing.tsx'
import { type Estimate, estimateDrawing } from './estimate.ts'
import type { Frame } from './frame.ts'

/** The imagined projects as water over a bed: 52 days lie in the shallows. */
export function EstimateChart({ data, frame }: { data: Estimate; frame: Frame }) {
  const { surface, beds, marks, ticks } = estimateDrawing(data, frame)
  const words = ['the likely days added up', 'at even odds', 'nine in ten']
  return (
    <>
      <g fill="#14587a" fillOpacity=".1">
        <Paths of={beds} />
      </g>
      <g fill="none" stroke="#7fb3cc" strokeOpacity=".45">
        <path d={beds.slice(1).join('')} />
        <path d={beds[0]} stroke="#cfe6ee" strokeOpacity="1" strokeWidth="1.6" />
        <path d={`M0 ${surface}H${frame.width}`} stroke="#cfe6ee" strokeOpacity=".7" />
      </g>
      {ticks.map(({ days, x }) => (
        <g key={days} transform={`translate(${x} ${surface})`} fill="#cfe6ee" textAnchor="middle">
          <path d="M0-7V0" stroke="#cfe6ee" />
          <text className="article-small" y="-14">
            {days}
          </text>
        </g>
      ))}
      {marks.map(({ days, x, y }, index) => (
        <g
          key={days}
          transform={`translate(${x} ${y})`}
          textAnchor={index === 1 ? 'middle' : 'start'}
          fill={index === 0 ? '#ff8a57' : '#fdfbf5'}
        >
          <path
            className="article-drops"
            d={`M0 ${surface - y}V0`}
            stroke={index === 0 ? 'var(--color-signal)' : '#fdfbf5'}
            strokeWidth="1.6"
          />
          <circle r="5" fill={index === 0 ? 'var(--color-signal)' : '#fdfbf5'} />
          {/* The first stands over the water, clear of its bed. */}
          <g transform={index === 0 ? `translate(0 ${surface - y - 76})` : index === 2 ? 'translate(18 4)' : ''}>
            <text className="article-sounding article-halo" y="42">
              {days}
            </text>
            {frame.kind === 'wide' && (
              <text className="article-place article-halo" {...(index === 0 ? { x: 46, y: 40 } : { y: 66 })}>
                {words[index]}
              </text>
            )}
          </g>
        </g>
      ))}
    </>
  )
}
