import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../Part.tsx'
import { ThumbReach } from './ThumbReach.tsx'

/** Four hard things as ruled rows, beside the reach of a thumb. */
export function AppExpertise({ id, service, words }: ServicePageProps) {
  if (service.expertise === undefined) return null
  const { heading, lead, cards } = service.expertise
  const { screen } = chartOf({ id, service }, 'passage')
  return (
    <Section tone="sheet" ruler labelledBy="expertise-title" className="app-expertise">
      <div className="page xl:grid xl:grid-cols-[636fr_660fr] xl:items-center">
        <div>
          <SectionHead id="expertise-title" label={words.labels.expertise} heading={heading} lead={lead} />
          <ul className="mt-10 border-t border-ink">
            {cards.map(({ title, text }) => (
              <li
                key={title}
                className="py-6 border-b border-line md:grid md:grid-cols-[11.25rem_1fr] md:items-baseline md:gap-6"
              >
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-muted md:m-0">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <ThumbReach chart={chartOf({ id, service }, 'thumb-reach')} screen={screen} />
      </div>
    </Section>
  )
}
