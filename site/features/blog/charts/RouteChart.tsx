import type { Frame } from './frame.ts'
import { type Route, routeDrawing } from './route.ts'

/** A day's course through places without signal. */
export function RouteChart({ data, frame }: { data: Route; frame: Frame }) {
  const { lines, edge, course, lost, stops, labels } = routeDrawing(data, frame)
  const isWide = frame.kind === 'wide'
  return (
    <>
      <path d={edge} fill="#050f18" />
      <g fill="none">
        <path d={lines} stroke="#7fb3cc" strokeOpacity=".4" />
        <path d={edge} stroke="#fdfbf5" strokeWidth="1.4" strokeDasharray="2 4" />
        <path
          className="article-draws"
          pathLength={1}
          d={course}
          stroke="#cfe6ee"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d={lost} stroke="var(--color-signal)" strokeWidth="2.2" strokeDasharray="7 5" />
      </g>
      {stops.map(({ x, y, isLost, number }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {isLost ? (
            <circle r={isWide ? 5.5 : 4.5} fill="#050f18" stroke="var(--color-signal)" strokeWidth="2" />
          ) : (
            <circle r={isWide ? 4.5 : 3} fill="#cfe6ee" />
          )}
          {isWide && number !== undefined && (
            <text className="article-small article-halo" x="10" y={number === 1 ? 20 : -10} fill="#cfe6ee">
              {number}
            </text>
          )}
        </g>
      ))}
      {labels.map(({ name, stop, x, y, anchor }) => (
        <g key={name} transform={`translate(${x} ${y})`} textAnchor={isWide ? anchor : 'middle'} fill="#fdfbf5">
          <text className="article-place article-halo">{name}</text>
          {isWide && (
            <text className="article-small article-halo" y="21" fill="#cfe6ee">
              {stop === undefined ? 'no stop there' : '1 write held'}
            </text>
          )}
        </g>
      ))}
    </>
  )
}
