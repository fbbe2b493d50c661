import { monotone } from '../../chart/path.ts'

/** Where each edge's waves stand, in px above or below its own height. */
const EDGES = [
  [4, -2, -6, 0, 3, 5, 0],
  [2, 5, -4, -7, 2, 6, 1],
  [2, 3, -6, 1, 5, -3, 1],
]
const WIDTH = 1440

/** The sea that the lines of all tracks hang in. It stays while they slide. */
export function TrackSea() {
  return (
    <div className="track-sea" aria-hidden="true">
      {EDGES.map((edge, index) => {
        const step = WIDTH / (edge.length - 1)
        const line = monotone(edge.map((height, place) => [place * step, 12 + height]))
        return (
          <div key={edge.join()} className={`track-depth track-depth-${index}`}>
            <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none">
              <path className="fill-current" d={`${line}V24H0z`} />
              <path className="track-edge" d={line} />
            </svg>
          </div>
        )
      })}
    </div>
  )
}
