import type { Art } from '../../../../schemas/art.ts'

/** The width of a figure on a phone, in per cent of the scale: for each character, and for the space before it. */
const CHARACTER = 3.7
const SPACE = 3

/** A schedule: bars on one scale. */
export function Bars({ title, note, total, rows, foot }: Extract<Art, { kind: 'bars' }>) {
  return (
    <figure className="art art-bars" data-tone="ink">
      <figcaption className="flex flex-wrap gap-y-1 gap-x-3.5 items-baseline pb-4.5 border-b border-line-deep">
        <b className="font-medium">{title}</b> <span>{note}</span> <span className="art-total">{total}</span>
      </figcaption>
      <ul className="flex flex-1 flex-col justify-between py-3 *:grid *:grid-cols-[7rem_1fr] *:items-center *:min-h-[2.0625rem] *:max-sm:grid-cols-[5.75rem_1fr] *:max-sm:text-mono">
        {rows.map(({ label, from, to, figure, signal }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="art-track">
              <i style={{ left: `${from}%`, width: `${to - from}%` }} data-signal={signal || undefined} />
              <span
                className="absolute top-[0.1875rem] px-2 whitespace-nowrap"
                style={hasRoomBehind({ from, to, figure }) ? { left: `${to}%` } : { right: `${100 - from}%` }}
              >
                {figure}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="art-foot flex items-center gap-4 pt-4.5 border-t border-line-deep">
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
