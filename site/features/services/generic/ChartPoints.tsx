import type { Service } from '../../../schemas/service.ts'

type HeroChart = NonNullable<Service['hero']['chart']>

/** The labelled points over the hero's chart (site/schemas/service.ts). For assistive technology they are a list. */
export function ChartPoints({ kind, points }: Pick<HeroChart, 'kind' | 'points'>) {
  const lit = points.at(kind === 'star' ? 0 : -1)
  const List = kind === 'course' ? 'ol' : 'ul'
  return (
    <div className="chart-points">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={strokes({ kind, points })} />
      </svg>
      <List>
        {points.map((point) => (
          <li
            key={point.label}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            data-side={point.side}
            data-lit={point === lit || undefined}
            data-end={reachesEdge(point) || undefined}
          >
            <p>
              <b>{point.label}</b> <span>{point.figure}</span>
            </p>
          </li>
        ))}
      </List>
    </div>
  )
}

function strokes({ kind, points }: Pick<HeroChart, 'kind' | 'points'>): string {
  const [first, ...others] = points.map(({ x, y }) => `${x} ${y}`)
  switch (kind) {
    case 'course':
      return `M${[first, ...others].join('L')}`
    case 'star':
      return others.map((place) => `M${first}L${place}`).join('')
    case 'stations':
      return ''
  }
}

/** Whether a label, at about two per cent of a phone's chart a character, would run over the edge. */
function reachesEdge({ x, label, side }: HeroChart['points'][number]): boolean {
  return side === 'over' ? x + label.length > 96 : x + 2 * label.length > 103
}
