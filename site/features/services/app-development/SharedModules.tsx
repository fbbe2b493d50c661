import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** One cell a module: shared, then those of one platform alone. */
export function SharedModules({ title, unit, shared, ios, android, labels }: ChartOf<'shared-modules'>) {
  const all = shared + ios + android
  const owner = (module: number) => (module <= shared ? 'shared' : module <= shared + ios ? 'ios' : 'android')
  return (
    <figure className="shared-modules pt-6">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-6">
        <b className="as-heading text-h4 leading-heading tracking-h4">{title}</b>
        <span className="mono text-quiet">
          {all} {unit}
        </span>
      </figcaption>
      <div className="flex gap-1 mt-4 mb-3" aria-hidden="true">
        {Array.from({ length: all }, (_, index) => index + 1).map((module) => (
          <i key={module} data-of={owner(module)} />
        ))}
      </div>
      <p className="mono flex justify-between text-quiet">
        <span>
          {shared} {labels.shared}
        </span>
        <span>
          {ios} {labels.ios}, {android} {labels.android}
        </span>
      </p>
    </figure>
  )
}
