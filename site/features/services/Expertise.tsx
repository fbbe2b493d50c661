import type { Service } from '../../schemas/service.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

/** Four blocks, each placed a step lower. */
export function Expertise({ label, heading, lead, cards }: NonNullable<Service['expertise']> & { label: string }) {
  return (
    <Section tone="buff" labelledBy="expertise-title" className="section-y">
      <div className="page">
        <SectionHead id="expertise-title" label={label} heading={heading} lead={lead} />
        <ul className="expertise md:max-lg:grid-cols-2">
          {cards.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
