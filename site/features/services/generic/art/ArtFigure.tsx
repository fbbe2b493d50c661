import type { Art } from '../../../../schemas/art.ts'
import { Bars } from './Bars.tsx'

/** The small figure inside an offering, drawn from the facts that content states (site/schemas/art.ts). */
export function ArtFigure({ art }: { art: Art }) {
  switch (art.kind) {
    case 'bars':
      return <Bars {...art} />
    case 'code':
      return (
        <figure className="art art-code p-5 border border-line rounded-md bg-white">
          <ol>
            {art.lines.map(({ mark, text }) => (
              <li key={text} data-mark={mark}>
                {SIGNS[mark]}
                {text}
              </li>
            ))}
          </ol>
        </figure>
      )
    case 'cells':
      return (
        <figure className="art">
          <ul className="art-cells grid gap-2.5">
            {art.groups.map(({ label, of, full, fading, muted }) => (
              <li key={label} data-muted={muted || undefined}>
                <span>{label}</span>
                <span className="sr-only">
                  {full} of {of} filled
                </span>
                <i
                  className="grid grid-cols-[repeat(8,1fr)] gap-[0.3125rem] mt-3 sm:grid-cols-[repeat(4,1fr)]"
                  aria-hidden="true"
                >
                  {Array.from({ length: of }, (_, cell) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by their place alone.
                    <i key={cell} data-fill={cell < full ? 'full' : cell < full + fading ? 'fading' : undefined} />
                  ))}
                </i>
              </li>
            ))}
          </ul>
        </figure>
      )
    case 'rows':
      return (
        <figure className="art art-rows p-5 border border-line rounded-md bg-white">
          <figcaption className="pb-3 font-mono font-normal text-mono leading-label text-muted">{art.title}</figcaption>
          <dl className="*:flex *:justify-between *:gap-4 *:py-2 *:border-t *:border-line *:last:pb-0">
            {art.rows.map(({ label, value, state }) => (
              <div key={label} data-state={state}>
                <dt>{label}</dt>
                <dd className="font-mono font-normal text-label leading-[1.7] whitespace-nowrap before:dot-[0.5rem] before:inline-block before:mr-2">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </figure>
      )
    case 'trend':
      return <Trend {...art} />
  }
}

/** Before a line of code, by its mark. */
export const SIGNS = { plain: '', note: '# ', add: '+ ', change: '~ ', drop: '- ' } as const

/** A line over time and its limit, on one scale from 0. */
function Trend({ title, values, limit, start, end }: Extract<Art, { kind: 'trend' }>) {
  const top = Math.max(...values, limit?.at ?? 0) * 1.12
  const height = (value: number) => Math.round((1 - value / top) * 1000) / 10
  const line = values.map((value, index) => `${Math.round((index / (values.length - 1)) * 1000) / 10} ${height(value)}`)
  return (
    <figure className="art p-5 border border-line rounded-md bg-white">
      <figcaption className="pb-3 font-mono font-normal text-mono leading-label text-muted">{title}</figcaption>
      <div className="relative h-26 border-b border-line-strong">
        <svg
          className="absolute inset-0 size-full overflow-visible"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}: ${values.join(', ')}`}
        >
          <path className="fill-shoal-pale" d={`M0 100L${line.join('L')}L100 100z`} />
          <path className="fill-none stroke-sea stroke-2" d={`M${line.join('L')}`} />
          {limit && <path className="stroke-ink [stroke-dasharray:4_4]" d={`M0 ${height(limit.at)}H100`} />}
        </svg>
        {limit && (
          <span
            className="absolute left-0 pr-1.5 bg-white font-mono text-mono leading-flat -translate-y-1/2"
            style={{ top: `${height(limit.at)}%` }}
          >
            {limit.label}
          </span>
        )}
      </div>
      <p className="flex justify-between mt-2 font-mono font-normal text-mono leading-label text-muted">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </figure>
  )
}
