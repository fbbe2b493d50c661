import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import { overboardCount } from './aboard.ts'

interface ManifestProps {
  chart: ChartOf<'manifest'>
  scope: ChartOf<'scope'>
}

/**
 * The scope as three lists, in the colors of the voyage.
 *
 * @throws when a feature is named that does not go overboard, which stops the build.
 */
export function Manifest({ chart: { aboard, byHand, overboard, named, more }, scope }: ManifestProps) {
  const dropped = scope.overboard.flatMap(({ features }) => features)
  const unknown = named.find((name) => !dropped.includes(name))
  if (unknown)
    throw new Error(`content/services/mvp-development.yaml: manifest names "${unknown}", which does not go overboard.`)
  return (
    <dl className="manifest mt-7 text-small">
      <div className="flex gap-5 mt-1 py-2 px-3 leading-text bg-ink text-white" data-kind="kept">
        <dt className="flex-[0_0_6.5rem] font-medium">{aboard}</dt>
        <dd className="min-w-0">{scope.kept.join(', ')}</dd>
      </div>
      <div className="flex gap-5 mt-1 py-2 px-3 leading-text" data-kind="by-hand">
        <dt className="flex-[0_0_6.5rem] font-medium">{byHand}</dt>
        <dd className="min-w-0">
          {scope.byHand.name}, {scope.byHand.note}
        </dd>
      </div>
      <div className="flex gap-5 mt-1 py-2 px-3 leading-text bg-sea text-white" data-kind="dropped">
        <dt className="flex-[0_0_6.5rem] font-medium">{overboard}</dt>
        <dd className="min-w-0">
          {withFigures(more, { list: named.join(', '), count: overboardCount(scope) - named.length })}
        </dd>
      </div>
    </dl>
  )
}
