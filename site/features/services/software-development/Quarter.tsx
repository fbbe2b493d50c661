import { percent } from '../../../chart/scale.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { weeksOf } from './reason-weeks.ts'

/** A bar of so many weeks has room for its figure. */
const ROOM = 1.5

/** Three promises across one quarter, each with a bar as long as it takes. */
export function Quarter({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.reasons
  const { week, weeks } = chartOf(id, service, 'quarter')
  return (
    <Section tone="shoal" labelledBy="reasons-title" className="section-y">
      <div className="page">
        <SectionHead id="reasons-title" label={words.labels.reasons} heading={heading} lead={lead} />
        <div className="quarter" style={{ '--weeks': weeks }}>
          <p className="quarter-axis mono" aria-hidden="true">
            {Array.from({ length: weeks }, (_, index) => index + 1).map((at) => (
              <span key={at}>{at === 1 ? `${week} 1` : at}</span>
            ))}
          </p>
          <ul>
            {items.map(({ figure, unit, title, text }) => {
              const long = weeksOf({ figure, unit })
              return (
                <li key={title} data-short={long < ROOM || undefined} style={{ '--bar': percent(long / weeks) }}>
                  <i aria-hidden="true" />
                  <p className="quarter-figure">
                    <b>{figure}</b> <span className="mono">{unit}</span>
                  </p>
                  <div>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </Section>
  )
}
