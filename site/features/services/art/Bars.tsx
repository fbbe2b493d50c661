import type { Art } from '../../../schemas/art.ts'

/** The width of a figure on a phone, in per cent of the scale: for each character, and for the space before it. */
const CHARACTER = 3.7
const SPACE = 3

/** A schedule: bars on one scale. */
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
              <span style={hasRoomBehind({ from, to, figure }) ? { left: `${to}%` } : { right: `${100 - from}%` }}>
                {figure}
              </span>
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

/** A bar's figure is behind it, or before it where the scale ends too soon. */
function hasRoomBehind({ from, to, figure }: { from: number; to: number; figure: string }): boolean {
  const room = figure.length * CHARACTER + SPACE
  return to + room <= 100 || from < room
}
