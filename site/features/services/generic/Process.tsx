import { Part, type ServicePageProps } from '../Part.tsx'

/** Six steps along a line that goes down at each. */
export function Process(props: ServicePageProps) {
  return (
    <Part of="process" {...props} tone="ink" className="section-y overflow-clip">
      {({ steps }) => (
        <ol className="process">
          {steps.map(({ title, text }, index) => (
            <li key={title} style={{ '--step': index }}>
              <span className="mono" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
