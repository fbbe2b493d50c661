import { cachedContours } from './cached-contours.ts'
import { type ContourOptions, joined } from './contours.ts'
import { Drawing } from './Drawing.tsx'

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
    <Drawing
      className={`pointer-events-none absolute ${className}`}
      size={[options.width, options.height]}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
    >
      <path d={joined(lines, false)} stroke={stroke} strokeOpacity=".38" vectorEffect="non-scaling-stroke" />
      <path d={joined(lines, true)} stroke={strong} strokeOpacity=".8" vectorEffect="non-scaling-stroke" />
    </Drawing>
  )
}
