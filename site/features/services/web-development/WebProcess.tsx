import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Six steps as ruled rows, each with what it leaves behind. */
export function WebProcess({ service, words }: ServicePageProps) {
  if (service.process === undefined) return null
  const { heading, lead, steps } = service.process
  return (
    <Section tone="sheet" ruler labelledBy="process-title" className="section-y">
      <div className="page">
        <SectionHead id="process-title" label={words.labels.process} heading={heading} lead={lead} />
        <ol className="web-steps">
          {steps.map(({ title, text, leaves }, index) => (
            <li key={title}>
              <span className="mono" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
              {leaves && <p className="mono">{leaves}</p>}
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
