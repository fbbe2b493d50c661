import type { Art } from '../../../schemas/art.ts'

/** A ledger: what is settled and what asks for attention. */
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
