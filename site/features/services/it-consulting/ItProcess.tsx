import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'

interface ItProcessProps {
  label: string
  process: NonNullable<Service['process']>
  phases: ChartOf<'phases'>
}

/** Six steps in two phases: the assessment, which may be the end, and the change. */
export function ItProcess({ label, process, phases }: ItProcessProps) {
  const { heading, lead, steps } = process
  const begins = phases.items.map((_, index) =>
    phases.items.slice(0, index).reduce((sum, { steps: count }) => sum + count, 0),
  )
  return (
    <Section tone="pale" ruler labelledBy="process-title" className="section-y">
      <div className="page">
        <SectionHead id="process-title" label={label} heading={heading} lead={lead} />
        <ol className="it-steps">
          {steps.map(({ title, text }, index) => {
            const phase = begins.indexOf(index)
            const { label: name, time } = phases.items[phase] ?? {}
            return (
              <li key={title} data-first={begins.findLastIndex((from) => from <= index) === 0 || undefined}>
                {name && (
                  <p className="mono it-phase">
                    <b>{name}</b> {time}
                  </p>
                )}
                <span className="it-step" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ol>
      </div>
    </Section>
  )
}
