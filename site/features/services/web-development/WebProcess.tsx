import { Part, type ServicePageProps } from '../Part.tsx'

/** Six steps as ruled rows, each with what it leaves behind. */
export function WebProcess(props: ServicePageProps) {
  return (
    <Part of="process" {...props} tone="sheet" ruler>
      {({ steps }) => (
        <ol className="mt-12 border-t border-ink">
          {steps.map(({ title, text, leaves }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2rem_1fr] items-baseline gap-y-2 gap-x-0 py-6 border-b border-line lg:grid-cols-[110fr_416fr_524fr_190fr] lg:gap-6"
            >
              <span className="mono text-muted" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="text-h4">{title}</h3>
              <p className="text-muted col-span-full lg:col-auto">{text}</p>
              {leaves && <p className="mono text-sea-text lg:text-right col-span-full lg:col-auto">{leaves}</p>}
            </li>
          ))}
        </ol>
      )}
    </Part>
  )
}
