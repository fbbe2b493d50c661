import type { Run } from './tide-curve.ts'
import { tidePath } from './tide-path.ts'

/** Lines of equal depth: shares of the water's height. */
const DEPTHS = [0.86, 0.7, 0.53, 0.36, 0.18]
/** The minutes that fit into the plot (styles/services/cloud-engineering/tide.drawing.css), a hundred units each. */
const VIEW = '-161 0 1222 100'

/** Below the water, every ten seconds of what the plot shows. */
const TICKS = Array.from({ length: 72 }, (_, index) => `M${Math.round(((index - 9) / 6) * 1000) / 10} 100v2.4`).join('')

/** The water: one line, filled, and drawn again at five lower heights. It goes on far beyond the plot at both sides. */
export function TideWater({ run }: { run: Run }) {
  const line = tidePath(run, { perMinute: 100, from: -9, to: 20, ripple: 1.6 })
  return (
    <svg
      className="tide-water absolute left-[calc((var(--lead)-1.61)/var(--span)*100%)] w-[calc(12.22/var(--span)*100%)] h-full overflow-visible"
      viewBox={VIEW}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="tide-sea" gradientUnits="userSpaceOnUse" x1="-160" x2="1060">
          <stop stopColor="#175a7a" />
          <stop offset=".13" stopColor="#164f6e" />
          <stop offset=".2" stopColor="#0e3650" />
          <stop offset=".42" stopColor="#12405d" />
          <stop offset=".62" stopColor="#1a5f83" />
          <stop offset=".8" stopColor="#217aa5" />
        </linearGradient>
        <path id="tide-body" d={`${line}V100H-900z`} />
        <path id="tide-line" d={line} vectorEffect="non-scaling-stroke" />
      </defs>
      <g id="hero-drawing">
        <use href="#tide-body" fill="url(#tide-sea)" />
        {DEPTHS.map((share) => (
          <g key={share} transform={`matrix(1 0 0 ${share} 0 ${Math.round((1 - share) * 100)})`}>
            <use href="#tide-body" className="fill-ink [fill-opacity:0.09]" />
            <use href="#tide-line" className="fill-none stroke-water-3 [stroke-opacity:0.32]" />
          </g>
        ))}
        <use href="#tide-line" fill="none" stroke="#eef7fa" strokeWidth="2.5" />
      </g>
      <path fill="none" stroke="#8fb2c4" d={TICKS} />
    </svg>
  )
}
