import type { Tide } from '../../../schemas/charts/tide.ts'
import { tidePath } from './tide-path.ts'

/** Heights at which the tide is laid over itself, as shares. */
const DEPTHS = [1, 0.82, 0.64, 0.46, 0.28]

/** The tide of the first screen, behind the closing band. */
export function TideGround({ tide }: { tide: Tide }) {
  const run = tide.runs[tide.runs.length - 1]
  if (run === undefined) return null
  const water = `${tidePath(run, { perMinute: 100, from: -3, to: 12 })}V100H-300z`
  return (
    <svg className="chart-ground tide-ground" viewBox="-200 0 1250 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <path id="tide-ground" d={water} />
      </defs>
      {DEPTHS.map((share) => (
        <use key={share} href="#tide-ground" transform={`matrix(1 0 0 ${share} 0 ${Math.round((1 - share) * 100)})`} />
      ))}
    </svg>
  )
}
