import type { Art } from '../../../../schemas/art.ts'

/** Groups of equal cells: filled, fading or empty. */
export function Cells({ groups }: Extract<Art, { kind: 'cells' }>) {
  return (
    <figure className="art">
      <ul className="art-cells grid gap-2.5">
        {groups.map(({ label, of, full, fading, muted }) => (
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
}
