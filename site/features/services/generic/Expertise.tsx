import { Part, type ServicePageProps } from '../Part.tsx'

/** Four blocks, each placed a step lower. */
export function Expertise(props: ServicePageProps) {
  return (
    <Part of="expertise" {...props} tone="buff">
      {({ cards }) => (
        <ul className="expertise md:max-lg:grid-cols-2">
          {cards.map(({ title, text }, index) => (
            <li key={title} style={{ '--step': index }}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}
