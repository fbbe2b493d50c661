import { cachedContours } from './cached-contours.ts'
import { type ContourOptions, joined } from './contours.ts'

interface ContoursProps extends ContourOptions {
  className?: string
  /** Colour of the lines; index lines take `strong`. */
  stroke?: string
  strong?: string
}

/** Contour lines, drawn at build and hidden from assistive technology. No island: no script of it reaches a browser. */
export function Contours({ className = '', stroke = '#1b6e93', strong = stroke, ...options }: ContoursProps) {
  const lines = cachedContours(options)
  return (
    <svg
      className={`pointer-events-none absolute ${className}`}
      viewBox={`0 0 ${options.width} ${options.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path d={joined(lines, false)} stroke={stroke} strokeOpacity=".38" vectorEffect="non-scaling-stroke" />
      <path d={joined(lines, true)} stroke={strong} strokeOpacity=".8" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
