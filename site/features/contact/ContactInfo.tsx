import type { ReactNode } from 'react'
import { company } from '../../brand/company.ts'
import type { Contact } from '../../schemas/contact.ts'
import { EmailAddress } from '../../ui/EmailAddress.tsx'
import { Section } from '../../ui/Section.tsx'

/** The four ways, ruled (specification 9.2.2); the facts on them come from content/company.yaml. */
export function ContactInfo({ heading, cards }: Contact['info']) {
  return (
    <Section tone="sheet" id="contact-info" labelledBy="info-title" ruler>
      <div className="page section-y">
        <h2 id="info-title">{heading}</h2>
        <ul className="mt-10 border-b border-line-strong">
          {cards.map(({ kind, title, text }) => (
            <li
              key={kind}
              className="grid gap-y-1 gap-x-8 py-6 border-t border-line-strong md:grid-cols-[7rem_minmax(0,3fr)_minmax(0,2fr)] lg:grid-cols-[8.5rem_minmax(0,5fr)_minmax(0,4fr)] md:items-baseline"
            >
              <h3 className="font-text text-small font-normal tracking-[0] text-muted">{title}</h3>
              <div className="font-display text-h3 leading-snug font-[480] tracking-[-0.035em] max-lg:text-h4 max-[24rem]:text-lead [&>a]:link [&>a]:block [&>a]:min-h-11 [&>a]:w-fit [&>a]:leading-11">
                {FACTS[kind]}
              </div>
              <p className="text-small text-balance text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

const FACTS: Record<Contact['info']['cards'][number]['kind'], ReactNode> = {
  phone: <a href={`tel:${company.phone.e164}`}>{company.phone.display}</a>,
  email: (
    <>
      <a href={`mailto:${company.mail.quotes}`}>
        <EmailAddress of={company.mail.quotes} />
      </a>
      <a href={`mailto:${company.mail.careers}`}>
        <EmailAddress of={company.mail.careers} />
      </a>
    </>
  ),
  address: (
    <>
      {company.address.line}
      <span className="mono mt-1 block text-muted">{company.address.coordinates}</span>
    </>
  ),
  hours: company.hours.line,
}
