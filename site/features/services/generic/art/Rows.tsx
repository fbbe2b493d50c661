import type { Art } from '../../../../schemas/art.ts'

/** Labels and values: what is settled, and what needs attention. */
export function Rows({ title, rows }: Extract<Art, { kind: 'rows' }>) {
  return (
    <figure className="art art-rows p-5 border border-line rounded-md bg-white">
      <figcaption className="pb-3 font-mono font-normal text-mono leading-label text-muted">{title}</figcaption>
      <dl className="*:flex *:justify-between *:gap-4 *:py-2 *:border-t *:border-line *:last:pb-0">
        {rows.map(({ label, value, state }) => (
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
}
