import type { Service } from '../../schemas/service.ts'

/** Reasons as rows: a figure with its unit, and what it stands for. */
export function ReasonList({ items }: { items: Service['reasons']['items'] }) {
  return (
    <ul>
      {items.map(({ figure, unit, title, text }) => (
        <li key={title}>
          <p>
            <b>{figure}</b> <span className="mono">{unit}</span>
          </p>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
