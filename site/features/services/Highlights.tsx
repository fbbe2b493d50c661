import type { Service } from '../../schemas/service.ts'

/** The four highlights of a service: what was measured, with its figure and unit. */
export function Highlights({ tiles }: Pick<Service, 'tiles'>) {
  return (
    <ul className="highlights grid grid-cols-[1fr_1fr] gap-y-10 gap-x-6 lg:grid-cols-[repeat(4,1fr)]">
      {tiles.map(({ figure, unit, text }) => (
        <li key={text}>
          <p>
            <b className="font-display text-h2-inner font-normal leading-flat tracking-h3">{figure}</b>
            <span className="ml-2 font-mono text-label font-normal leading-flat opacity-75">{unit}</span>
          </p>
          <p className="max-w-74 mt-3 text-small leading-text">{text}</p>
        </li>
      ))}
    </ul>
  )
}
