import type { Service } from '../../schemas/service.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

/** Situations by the name that clients give them, as ruled rows. */
export function Solutions({ label, heading, lead, items }: NonNullable<Service['solutions']> & { label: string }) {
  return (
    <Section tone="buff" labelledBy="solutions-title" className="section-y">
      <div className="page">
        <SectionHead id="solutions-title" label={label} heading={heading} lead={lead} />
        <ul className="solutions">
          {items.map(({ title, text, icon }) => (
            <li key={title}>
              <NamedIcon name={icon} className="size-7 text-sea-text" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
