import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { layersOf } from './aboard.ts'

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
