import type { Service } from '../../schemas/service.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'

/** Situations in the clients' own words, as rows. */
export function Solutions({ label, heading, lead, items }: NonNullable<Service['solutions']> & { label: string }) {
  return (
    <Section tone="buff" labelledBy="solutions-title" className="section-y">
      <div className="page">
        <SectionHead id="solutions-title" label={label} heading={heading} lead={lead} />
        <ul className="solutions">
          {items.map(({ title, text, icon }) => (
            <li key={title}>
              <h3 className="flex items-start gap-4 lg:col-span-2">
                <NamedIcon name={icon} className="mt-0.5 size-7 shrink-0 self-start! text-sea-text" />
                {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
