import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { ThumbReach } from './ThumbReach.tsx'

/** Four hard things as ruled rows, beside the reach of a thumb. */
export function AppExpertise({ id, service, words }: ServicePageProps) {
  if (service.expertise === undefined) return null
  const { heading, lead, cards } = service.expertise
  const { screen } = chartOf(id, service, 'passage')
  return (
    <Section tone="sheet" ruler labelledBy="expertise-title" className="app-expertise">
      <div className="page">
        <div className="app-expertise-words">
          <SectionHead id="expertise-title" label={words.labels.expertise} heading={heading} lead={lead} />
          <ul>
            {cards.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ThumbReach chart={chartOf(id, service, 'thumb-reach')} screen={screen} />
      </div>
    </Section>
  )
}
