import { contours } from '../../ui/contours.ts'

const SIZE = { width: 940, height: 1150 }
const LINES = 'services-ground'

/** The sea-bed behind the eight panels, in the page once; each panel refers to it. */
export function ServicesGround() {
  const lines = contours({ seed: 23, ...SIZE, levels: 19, tolerance: 1.6 })
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <path id={LINES} d={lines.map(({ d }) => d).join('')} fill="none" vectorEffect="non-scaling-stroke" />
      </defs>
    </svg>
  )
}

export function GroundLines() {
  return (
    <svg
      className="service-ground"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      preserveAspectRatio="xMaxYMin slice"
      aria-hidden="true"
    >
      <use href={`#${LINES}`} />
    </svg>
  )
}
