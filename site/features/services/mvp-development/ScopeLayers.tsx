import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../Part.tsx'
import { layersOf } from './aboard.ts'
import { WIDE } from './bed-drawing.ts'

/** All features, each a bar as long as it is aboard. */
export function ScopeLayers({ scope }: { scope: ChartOf<'scope'> }) {
  return (
    <ol className="scope-layers">
      {layersOf(scope).map(({ name, kind, until, note }, index) => (
        <li key={name} data-kind={kind} data-until={until} style={{ '--row': index, '--until': until }}>
          <span>{name}</span>
          {note && (
            <small>
              <span className="lg:sr-only">, </span>
              {note}
            </small>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Where the closing band has the voyage: its whole beginning, and the bed from there on. */
export const BARS_PLACE = 'translate(120 64) scale(.8 .9)'
const FILLS = { kept: 'fill-sheet', dropped: 'fill-sea', 'by-hand': 'fill-none stroke-white [stroke-dasharray:4]' }

/** The bars alone, over the wide sand. */
export function BarsAgain(props: ServicePageProps) {
  return layersOf(chartOf(props, 'scope')).map(({ name, kind, until }, row) => (
    <path
      key={name}
      className={FILLS[kind]}
      transform={BARS_PLACE}
      d={`M0 ${row * WIDE.feature}h${until * WIDE.week}v18H0z`}
    />
  ))
}
