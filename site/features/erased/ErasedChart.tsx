import { cachedContours } from '../../chart/cached-contours.ts'
import { depthAreas, joined } from '../../chart/contours.ts'
import { Drawing, Paths } from '../../chart/Drawing.tsx'
import { rubbedOut, STROKE } from './rubbed-out.ts'

/** Pixels of the drawing. */
const SIZE = { width: 764, height: 680 }
const SEED = 61

/** A chart whose middle is rubbed out, so that its lines can just be guessed there. */
export function ErasedChart() {
  const bed = { seed: SEED, ...SIZE, tolerance: 1.4, step: 8 }
  const lines = cachedContours({ ...bed, levels: 13 })
  return (
    <div
      data-no-print=""
      className="relative lg:absolute lg:top-22 lg:right-0 lg:bottom-0 lg:left-[47%] lg:[mask:linear-gradient(to_right,transparent,#000_24%)_intersect,linear-gradient(transparent,#000_5rem)]"
      aria-hidden="true"
    >
      <Drawing
        className="block w-full h-80 fill-none lg:h-full"
        size={[SIZE.width, SIZE.height]}
        preserveAspectRatio="xMidYMid slice"
      >
        <mask id="rubbed">
          <path fill="#fff" d={`M0 0H${SIZE.width}V${SIZE.height}H0z`} />
          {/* Black would take the lines away. This leaves 13 % of them. */}
          <path
            d={rubbedOut(SIZE)}
            stroke="#212121"
            strokeWidth={STROKE}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </mask>
        <g mask="url(#rubbed)">
          <g fill="#efe3c6" fillOpacity=".6">
            <Paths of={depthAreas({ ...bed, thresholds: [0.6, 0.78] })} />
          </g>
          <path d={joined(lines, false)} stroke="#1b6e93" strokeOpacity=".75" />
          <path d={joined(lines, true)} stroke="#1b6e93" strokeWidth="1.8" />
        </g>
      </Drawing>
      <p className="absolute top-[47%] left-[47%] -translate-1/2 text-small text-muted">a request stood here</p>
    </div>
  )
}
