import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

/** Six steps along a line that goes down at each. */
export function Process({ label, heading, lead, steps }: NonNullable<Service['process']> & { label: string }) {
  return (
    <Section tone="ink" labelledBy="process-title" className="section-y overflow-clip">
      <div className="page">
        <SectionHead id="process-title" label={label} heading={heading} lead={lead} />
        <ol className="process">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="mono" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
