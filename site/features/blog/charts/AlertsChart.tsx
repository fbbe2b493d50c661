import { contours } from '../../../chart/contours.ts'
import { type Alerts, alertsDrawing } from './alerts.ts'
import type { Frame } from './frame.ts'

/** One dot, one alert; the circle is what one shift reads. */
export function AlertsChart({ data, frame }: { data: Alerts; frame: Frame }) {
  const { unread, read, real, circle } = alertsDrawing(data, frame)
  const { x, y, radius } = circle
  const { width, height } = frame
  const lines = contours({ seed: 12, width, height, levels: 9, swell: width / 2.4, tolerance: 2.4 })
  return (
    <>
      {/* Quiet contour lines, of which the chart itself is not made. */}
      <path d={lines.map(({ d }) => d).join('')} fill="none" stroke="#7fb3cc" strokeOpacity=".26" />
      <g fill="none" strokeLinecap="round">
        <path d={unread} stroke="#6fb3cf" strokeWidth="3.4" />
        <circle className="article-grows" cx={x} cy={y} r={radius} fill="#14465f" stroke="#fdfbf5" strokeWidth="1.6" />
        <path d={read} stroke="#fdfbf5" strokeWidth="4.4" />
      </g>
      {real.map(([dotX, dotY]) => (
        <g key={`${dotX} ${dotY}`} transform={`translate(${dotX} ${dotY})`} fill="none" stroke="var(--color-signal)">
          <circle r="10" strokeWidth="1.4" fill="#071521" />
          <circle r="4" fill="var(--color-signal)" />
        </g>
      ))}
      {frame.kind === 'wide' && (
        <g transform={`translate(${x + radius * 0.72} ${y + radius * 0.72})`} fill="#fdfbf5">
          <path d="M0 0l26 26h12" fill="none" stroke="#fdfbf5" />
          <text className="article-place article-halo" x="46" y="30">
            {data.shift}: what one shift reads
          </text>
        </g>
      )}
    </>
  )
}
