import type { Strangers as StrangersData } from '../../../schemas/charts/strangers.ts'

/** What some of a few strangers did, as dots. */
export function Strangers({ chart: { title, of, rows } }: { chart: StrangersData }) {
  return (
    <div className="strangers">
      <p className="mono">{title}</p>
      <ul>
        {rows.map(({ label, count }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="strangers-dots" aria-hidden="true">
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
