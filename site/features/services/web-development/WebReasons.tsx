import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { FirstViews } from './FirstViews.tsx'

/** Three promises as ruled rows, beside the visits that the first of them is measured on. */
export function WebReasons({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.reasons
  return (
    <Section tone="shoal" ruler labelledBy="reasons-title" className="section-y">
      <div className="page">
        <SectionHead id="reasons-title" label={words.labels.reasons} heading={heading} lead={lead} />
        <div className="web-reasons">
          <ul>
            {items.map(({ figure, unit, title, text }) => (
              <li key={title}>
                <p>
                  <b>{figure}</b>
                  <span className="mono">{unit}</span>
                </p>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <FirstViews chart={chartOf(id, service, 'first-views')} />
        </div>
      </div>
    </Section>
  )
}
