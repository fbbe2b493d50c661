import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { ColdStart } from './ColdStart.tsx'
import { SharedModules } from './SharedModules.tsx'

/** Six offerings in two columns; beside them what one build takes to start, and what its platforms share. */
export function AppOffer({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.offerings
  return (
    <Section tone="sheet" ruler labelledBy="offerings-title" className="section-y">
      <div className="page">
        <SectionHead id="offerings-title" label={words.labels.offerings} heading={heading} lead={lead} />
        <div className="app-offer">
          <ul className="app-offer-list">
            {items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <div className="app-offer-figures">
            <ColdStart {...chartOf(id, service, 'cold-start')} />
            <SharedModules {...chartOf(id, service, 'shared-modules')} />
          </div>
        </div>
      </div>
    </Section>
  )
}
