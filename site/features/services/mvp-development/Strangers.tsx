import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** What some of a few strangers did, as dots. */
export function Strangers({ chart: { title, of, rows } }: { chart: ChartOf<'strangers'> }) {
  return (
    <div className="strangers mt-7 text-small">
      <p className="mono mb-3 text-muted">{title}</p>
      <ul>
        {rows.map(({ label, count }) => (
          <li key={label} className="flex flex-wrap items-center gap-y-2 gap-x-6 py-3 border-t border-line-strong">
            <span className="flex-[1_0_100%] lg:flex-auto">{label}</span>
            <span className="flex flex-1 gap-2 lg:flex-none" aria-hidden="true">
              {Array.from({ length: of }, (_, index) => index).map((index) => (
                <i key={index} data-full={index < count || undefined} />
              ))}
            </span>
            <span className="mono">
              {count} of {of}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
