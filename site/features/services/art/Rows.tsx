import type { Art } from '../../../schemas/art.ts'

/** Labels and values: what is settled, and what needs attention. */
export function Rows({ title, rows }: Extract<Art, { kind: 'rows' }>) {
  return (
    <figure className="art art-sheet art-rows">
      <figcaption>{title}</figcaption>
      <dl>
        {rows.map(({ label, value, state }) => (
          <div key={label} data-state={state}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
