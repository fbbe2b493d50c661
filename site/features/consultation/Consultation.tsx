import type { ReactNode } from 'react'
import { clockHours, daysInWords } from '../../../contract/time/business-hours.ts'
import { company } from '../../brand/company.ts'
import { Backdrop } from '../../chart/Backdrop.tsx'
import type { Home } from '../../schemas/home.ts'
import { Section } from '../../ui/Section.tsx'

type ConsultationWords = Home['consultation']

/** Specification 4.10: the form, and beside it what happens after sending. */
export function Consultation({ words, children }: { words: ConsultationWords; children: ReactNode }) {
  return (
    <Section tone="deep" id="consultation" labelledBy="consultation-title" rail className="overflow-clip">
      <Backdrop name="consultation" className="inset-0 size-full opacity-55" />
      <div className="page section-y consultation">
        <div className="consultation-words">
          <p className="mono mb-5 text-muted-deep max-md:hidden">{words.label}</p>
          <h2 id="consultation-title" className="h2-home">
            {words.heading}
          </h2>
          <p className="mt-6 max-w-100 text-lead leading-text text-shoal">{words.lead}</p>
        </div>
        <div className="chart-border consultation-form">
          <div className="chart-sheet">
            <div className="chart-inner">{children}</div>
          </div>
        </div>
        <ol className="consultation-steps">
          {words.steps.map((step) => (
            <li key={step.title}>
              <p className="font-medium">{step.title}</p>
              <p className="max-w-104 leading-label text-muted-deep">{step.text}</p>
            </li>
          ))}
        </ol>
        {/* For visitors who prefer to call. */}
        <dl className="consultation-contact">
          <div>
            <dt>
              <a href={`tel:${company.phone.e164}`} className="inline-flex min-h-6 font-medium hover:underline">
                {company.phone.display}
              </a>
            </dt>
            <dd className="text-muted-deep">
              <span>{daysInWords(company)}</span>
              <br />
              <span>{`${clockHours(company)} ${company.hours.zone}`}</span>
            </dd>
          </div>
          <div>
            <dt className="font-medium">{company.address.line}</dt>
            <dd className="text-muted-deep">{words.place}</dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
