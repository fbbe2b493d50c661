export interface ChartPoint {
  label: string
  figure: string
  /** Per cent of the chart's ground, from its upper left corner. */
  x: number
  y: number
  /** Where the label stands, so that the line does not cross it. */
  side?: 'below' | 'above' | 'over' | 'beside'
  href?: string
}

/**
 * course: the points are joined in order and the last is lit; star: the first is lit and joined to each of the
 * others; stations: they stand alone and the last is lit; marks: none is lit.
 */
export type ChartKind = 'course' | 'star' | 'stations' | 'marks'

/** The labelled points over a chart. For assistive technology they are a list. */
export function ChartPoints({ kind, points }: { kind: ChartKind; points: readonly ChartPoint[] }) {
  const lit = kind === 'marks' ? undefined : kind === 'star' ? points[0] : points[points.length - 1]
  const List = kind === 'course' ? 'ol' : 'ul'
  return (
    <div className="chart-points">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={strokes(kind, points)} />
      </svg>
      <List>
        {points.map((point) => (
          <li
            key={point.label}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            data-side={point.side ?? 'below'}
            data-lit={point === lit || undefined}
            data-end={reachesEdge(point) || undefined}
          >
            <PointLabel {...point} />
          </li>
        ))}
      </List>
    </div>
  )
}

function PointLabel({ label, figure, href }: ChartPoint) {
  const words = (
    <>
      <b>{label}</b> <span>{figure}</span>
    </>
  )
  return href === undefined ? <p>{words}</p> : <a href={href}>{words}</a>
}

function strokes(kind: ChartKind, points: readonly ChartPoint[]): string {
  const [first, ...others] = points
  if (first === undefined) return ''
  if (kind === 'course') return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  if (kind === 'star') return others.map(({ x, y }) => `M${first.x} ${first.y}L${x} ${y}`).join('')
  return ''
}

/** Whether a label, at about two per cent of a phone's chart a character, would run over the edge. */
function reachesEdge({ x, label, side }: ChartPoint): boolean {
  if (side === 'beside') return false
  return side === 'over' ? x + label.length > 96 : x + 2 * label.length > 103
}
