import { inRow } from '../../../chart/in-row.ts'
import { itemAt } from '../../../chart/item-at.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'

/** Six steps in two phases: the assessment, which may be the end, and the change. */
export function ItProcess(props: ServicePageProps) {
  const phases = inRow(chartOf(props, 'phases').items, ({ steps }) => steps)
  return (
    <Part of="process" {...props} tone="pale" ruler>
      {({ steps }) => (
        <ol className="it-steps mt-12 lg:grid lg:grid-cols-3 lg:gap-y-0 lg:gap-x-18 *:relative *:pb-7 *:pl-12 *:lg:nth-1:[grid-area:1_/_1] *:lg:nth-2:[grid-area:2_/_1] *:lg:nth-3:[grid-area:1_/_2] *:lg:nth-4:[grid-area:1_/_3] *:lg:nth-4:pt-14 *:lg:nth-4:before:absolute *:lg:nth-4:before:top-0 *:lg:nth-4:before:right-0 *:lg:nth-4:before:-left-18 *:lg:nth-4:before:border-t *:lg:nth-4:before:border-ink">
          {steps.map(({ title, text }, index) => {
            const phase = phases.find(({ from }) => from === index)
            return (
              <li key={title} data-first={index < itemAt(phases, 0).to || undefined}>
                {phase && (
                  <p className="mono mb-6 -ml-12 pt-3 border-t border-ink text-muted">
                    <b className="mr-3 font-medium text-ink">{phase.label}</b> {phase.time}
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
