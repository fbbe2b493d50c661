import { depthAreas } from './contours.ts'
import { Drawing, Paths } from './Drawing.tsx'

export interface ReliefProps {
  seed: number
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
  className?: string
}

/** Depth areas in tints of the dark background behind a page's first screen, drawn at build. */
export function Relief({ seed, width, height, className = '' }: ReliefProps) {
  const areas = depthAreas({ seed, width, height, thresholds: [0.5, 0.64, 0.78], swell: 620, tolerance: 2 })
  return (
    <Drawing
      className={`pointer-events-none absolute ${className}`}
      size={[width, height]}
      preserveAspectRatio="xMidYMid slice"
    >
      <Paths of={areas} fill="#123a56" fillOpacity=".2" stroke="#7fb3cc" strokeOpacity=".13" />
    </Drawing>
  )
}
