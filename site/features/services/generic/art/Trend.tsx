import type { Art } from '../../../../schemas/art.ts'

/** A line over time and its limit, on one scale from 0. */
export function Trend({ title, values, limit, start, end }: Extract<Art, { kind: 'trend' }>) {
  const top = Math.max(...values, limit?.at ?? 0) * 1.12
  const height = (value: number) => Math.round((1 - value / top) * 1000) / 10
  const line = values.map((value, index) => `${Math.round((index / (values.length - 1)) * 1000) / 10} ${height(value)}`)
  return (
    <figure className="art p-5 border border-line rounded-md bg-white">
      <figcaption className="pb-3 font-mono font-normal text-mono leading-label text-muted">{title}</figcaption>
      <div className="art-plot relative h-26 border-b border-line-strong">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={`${title}: ${values.join(', ')}`}>
          <path className="fill-shoal-pale" d={`M0 100L${line.join('L')}L100 100z`} />
          <path className="fill-none stroke-sea stroke-2" d={`M${line.join('L')}`} />
          {limit && <path className="stroke-ink [stroke-dasharray:4_4]" d={`M0 ${height(limit.at)}H100`} />}
        </svg>
        {limit && <span style={{ top: `${height(limit.at)}%` }}>{limit.label}</span>}
      </div>
      <p className="flex justify-between mt-2 font-mono font-normal text-mono leading-label text-muted">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </figure>
  )
}
