import type { Art } from '../../../schemas/art.ts'

/** Beyond this per cent of the scale a bar's figure has no room behind it and stands before it. */
const LAST_ROOM = 86

/** A schedule against one scale: what runs beside what, and what the last step waits for. */
export function Bars({ title, note, total, rows, foot }: Extract<Art, { kind: 'bars' }>) {
  return (
    <figure className="art art-bars" data-tone="ink">
      <figcaption>
        <b>{title}</b> <span>{note}</span> <span className="art-total">{total}</span>
      </figcaption>
      <ul>
        {rows.map(({ label, from, to, figure, signal }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="art-track">
              <i style={{ left: `${from}%`, width: `${to - from}%` }} data-signal={signal || undefined} />
              <span style={to > LAST_ROOM ? { right: `${100 - from}%` } : { left: `${to}%` }}>{figure}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="art-foot">
        <span>{foot.label}</span>
        <i aria-hidden="true">
          <i style={{ width: `${foot.share}%` }} />
        </i>
        <span>{foot.figure}</span>
      </p>
    </figure>
  )
}
