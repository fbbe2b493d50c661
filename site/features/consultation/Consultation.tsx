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
      <div className="page section-y relative grid gap-10 max-sm:gap-7 lg:grid-cols-[42.4%_1fr] lg:grid-rows-[auto_1fr_auto] lg:gap-x-0">
        <div className="lg:mr-14">
          <p className="mono mb-5 text-muted-deep max-md:hidden">{words.label}</p>
          <h2 id="consultation-title" className="h2-home">
            {words.heading}
          </h2>
          <p className="mt-6 max-w-[25rem] text-lead leading-text text-shoal">{words.lead}</p>
        </div>
        <div className="chart-border max-sm:-mx-2 max-sm:p-2 lg:[grid-area:1/2/4/3] lg:self-start">
          <div className="chart-sheet">
            <div className="chart-inner p-(--space-inset)">{children}</div>
          </div>
        </div>
        <Steps steps={words.steps} />
        <ContactFacts place={words.place} />
      </div>
    </Section>
  )
}

function Steps({ steps }: Pick<ConsultationWords, 'steps'>) {
  return (
    <ol className="lg:mr-14 *:relative *:pb-7 *:pl-10 max-sm:*:pb-4 *:before:absolute *:before:top-[0.45rem] *:before:left-0 *:before:size-3.25 *:before:rounded-full *:before:border *:before:border-shoal *:not-last:after:absolute *:not-last:after:top-[1.2625rem] *:not-last:after:bottom-[-0.45rem] *:not-last:after:left-1.5 *:not-last:after:border-l *:not-last:after:border-water-4">
      {steps.map((step) => (
        <li key={step.title}>
          <p className="font-medium">{step.title}</p>
          <p className="max-w-[26rem] leading-label text-muted-deep">{step.text}</p>
        </li>
      ))}
    </ol>
  )
}

/** Phone and address, for visitors who prefer to call. */
function ContactFacts({ place }: { place: string }) {
  return (
    <dl className="grid max-w-124 grid-cols-2 gap-6 border-t border-water-4 pt-5 leading-text max-sm:hidden lg:mr-14">
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
        <dd className="text-muted-deep">{place}</dd>
      </div>
    </dl>
  )
}
