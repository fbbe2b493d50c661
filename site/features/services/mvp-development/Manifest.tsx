import type { Manifest as ManifestData } from '../../../schemas/charts/manifest.ts'
import type { Scope } from '../../../schemas/charts/scope.ts'
import { withFigures } from '../with-figures.ts'
import { overboardCount } from './aboard.ts'

interface ManifestProps {
  chart: ManifestData
  scope: Scope
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
      <div data-kind="kept">
        <dt>{aboard}</dt>
        <dd>{scope.kept.join(', ')}</dd>
      </div>
      <div data-kind="by-hand">
        <dt>{byHand}</dt>
        <dd>
          {scope.byHand.name}, {scope.byHand.note}
        </dd>
      </div>
      <div data-kind="dropped">
        <dt>{overboard}</dt>
        <dd>{withFigures(more, { list: named.join(', '), count: overboardCount(scope) - named.length })}</dd>
      </div>
    </dl>
  )
}
