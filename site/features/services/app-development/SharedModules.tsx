import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** One cell a module: shared, then those of one platform alone. */
export function SharedModules({ title, unit, shared, ios, android, labels }: ChartOf<'shared-modules'>) {
  const all = shared + ios + android
  const owner = (module: number) => (module <= shared ? 'shared' : module <= shared + ios ? 'ios' : 'android')
  return (
    <figure className="shared-modules">
      <figcaption className="app-figure-title">
        <b>{title}</b>
        <span className="mono">
          {all} {unit}
        </span>
      </figcaption>
      <div aria-hidden="true">
        {Array.from({ length: all }, (_, index) => index + 1).map((module) => (
          <i key={module} data-of={owner(module)} />
        ))}
      </div>
      <p className="mono">
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
