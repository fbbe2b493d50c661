import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import type { ServicePageProps } from '../service-page-props.ts'

/** Six steps along a channel with an exit after each, and what one keeps who takes it. */
export function Exits({ service, words }: ServicePageProps) {
  if (service.process === undefined) return null
  const { heading, lead, leaves: keep, steps } = service.process
  return (
    <Section tone="paper" ruler labelledBy="process-title" className="section-y">
      <div className="page">
        <SectionHead id="process-title" label={words.labels.process} heading={heading} lead={lead} />
        <div className="exits">
          <p className="mono exits-label" aria-hidden="true">
            <span>{keep?.label}</span>
          </p>
          <ol>
            {steps.map(({ title, text, leaves }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                {leaves && (
                  <p className="exits-keep">
                    <span>{keep?.short}</span> {leaves}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  )
}
