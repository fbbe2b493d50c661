import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Six steps in two phases: the assessment, which may be the end, and the change. */
export function ItProcess(props: ServicePageProps) {
  const phases = chartOf(props, 'phases')
  const begins = phases.items.map((_, index) =>
    phases.items.slice(0, index).reduce((sum, { steps: count }) => sum + count, 0),
  )
  return (
    <Part of="process" {...props} tone="pale" ruler>
      {({ steps }) => (
        <ol className="it-steps mt-12 lg:grid lg:grid-cols-3 lg:gap-y-0 lg:gap-x-18">
          {steps.map(({ title, text }, index) => {
            const phase = begins.indexOf(index)
            const { label: name, time } = phases.items[phase] ?? {}
            return (
              <li
                key={title}
                className="relative pb-7 pl-12"
                data-first={begins.findLastIndex((from) => from <= index) === 0 || undefined}
              >
                {name && (
                  <p className="mono mb-6 -ml-12 pt-3 border-t border-ink text-muted">
                    <b className="mr-3 font-medium text-ink">{name}</b> {time}
                  </p>
                )}
                <span
                  className="it-step grid absolute left-0 items-center size-7.5 border-[1.5px] border-ink rounded-[50%] text-label justify-items-center"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                <h3 className="pt-1 text-h4">{title}</h3>
                <p className="mt-2 text-small text-muted">{text}</p>
              </li>
            )
          })}
        </ol>
      )}
    </Part>
  )
}
