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
  const others = overboardCount(scope) - named.length
  const lists = [
    { kind: 'kept', look: 'bg-ink text-white', name: aboard, words: scope.kept.join(', ') },
    { kind: 'by-hand', look: '', name: byHand, words: `${scope.byHand.name}, ${scope.byHand.note}` },
    {
      kind: 'dropped',
      look: 'bg-sea text-white',
      name: overboard,
      words: withFigures(more, { list: named.join(', '), count: others }),
    },
  ]
  return (
    <dl className="manifest mt-7 text-small">
      {lists.map(({ kind, look, name, words }) => (
        <div key={kind} className={`flex gap-5 mt-1 py-2 px-3 leading-text ${look}`} data-kind={kind}>
          <dt className="flex-[0_0_6.5rem] font-medium">{name}</dt>
          <dd className="min-w-0">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
