import { company } from '../../brand/company.ts'
import type { Service } from '../../schemas/service.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'

interface ServiceFaqProps {
  faqs: Service['faqs']
  words: ServicesPage['detail']['faq']
}

/** Specification 5.2.5: six questions, one open at a time. */
export function ServiceFaq({ faqs, words }: ServiceFaqProps) {
  const [before = '', after = ''] = words.aside.split(company.phone.display)
  return (
    <Section tone="sheet" ruler labelledBy="faq-title" className="section-y">
      <div className="page service-faq">
        <div className="relative">
          <span className="ruler-mark" aria-hidden="true">
            40
          </span>
          <h2 id="faq-title">{words.heading}</h2>
          <p className="mt-5 max-w-[21rem] text-muted">
            {before}
            <a href={`tel:${company.phone.e164}`} className="font-medium whitespace-nowrap text-ink">
              {company.phone.display}
            </a>
            {after}
          </p>
        </div>
        <Accordion
          name="faq"
          items={faqs.map(({ question, answer }) => ({ title: question, body: answer }))}
          opensFirst
        />
      </div>
    </Section>
  )
}
