import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { SolutionDrawing } from './SolutionDrawing.tsx'

/** Four situations, each with a drawing that counts what its text names. */
export function WebSolutions({ service, words }: ServicePageProps) {
  if (service.solutions === undefined) return null
  const { heading, lead, items } = service.solutions
  return (
    <Section tone="buff" ruler labelledBy="solutions-title" className="section-y">
      <div className="page">
        <SectionHead id="solutions-title" label={words.labels.solutions} heading={heading} lead={lead} />
        <ul className="web-solutions">
          {items.map(({ title, text, drawing }) => (
            <li key={title}>
              {drawing && <SolutionDrawing {...drawing} />}
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
