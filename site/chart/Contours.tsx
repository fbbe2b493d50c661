import { cachedContours } from './cached-contours.ts'
import { type ContourOptions, type Sounding, type SoundingOptions, soundings } from './contours.ts'

interface ContoursProps extends ContourOptions {
  className?: string
  /** Colour of the lines; index lines take `strong`. */
  stroke?: string
  strong?: string
  /** Depth figures on the same ground. */
  figures?: Omit<SoundingOptions, 'seed' | 'width' | 'height' | 'hills'>
}

/** Contour lines, drawn at build and hidden from assistive technology. No island: no script of it reaches a browser. */
export function Contours({ className = '', stroke = '#1b6e93', strong = stroke, figures, ...options }: ContoursProps) {
  const ground = { seed: options.seed, width: options.width, height: options.height, hills: options.hills }
  const lines = cachedContours(options)
  return (
    <svg
      className={`pointer-events-none absolute ${className}`}
      viewBox={`0 0 ${options.width} ${options.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path
        d={lines
          .filter((line) => !line.index)
          .map((line) => line.d)
          .join('')}
        stroke={stroke}
        strokeOpacity=".38"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={lines
          .filter((line) => line.index)
          .map((line) => line.d)
          .join('')}
        stroke={strong}
        strokeOpacity=".8"
        vectorEffect="non-scaling-stroke"
      />
      {figures && <Figures list={soundings({ ...ground, ...figures })} />}
    </svg>
  )
}

function Figures({ list }: { list: Sounding[] }) {
  return (
    <g className="font-mono" fontSize="12" fill="currentColor" opacity=".8">
      {list.map(({ x, y, whole, tenth }) => (
        <text key={`${x} ${y}`} x={x} y={y}>
          {whole}
          {tenth > 0 && (
            <tspan dy="4" fontSize="9">
              {tenth}
            </tspan>
          )}
        </text>
      ))}
    </g>
  )
}
