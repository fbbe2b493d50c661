import type { Service } from '../../schemas/service.ts'

/** The four highlights of a service: what was measured, with its figure and unit. */
export function Highlights({ tiles }: Pick<Service, 'tiles'>) {
  return (
    <ul className="highlights">
      {tiles.map(({ figure, unit, text }) => (
        <li key={text}>
          <p>
            <b>{figure}</b>
            <span>{unit}</span>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
