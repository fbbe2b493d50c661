import type { ReactNode } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { Attempts } from './Attempts.tsx'
import { ClaimCourse } from './ClaimCourse.tsx'
import { Duties } from './Duties.tsx'

/** Six offerings: three beside what they look like on a day of work, three in words. */
export function SoftwareOffer({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.offerings
  const strips: ReactNode[] = [
    <ClaimCourse key="claim" chart={chartOf(id, service, 'claim-course')} service={service} />,
    <Duties key="duties" chart={chartOf(id, service, 'duties')} />,
    <Attempts key="attempts" chart={chartOf(id, service, 'attempts')} />,
  ]
  return (
    <Section tone="sheet" ruler labelledBy="offerings-title" className="section-y software-offer">
      <div className="page">
        <SectionHead id="offerings-title" label={words.labels.offerings} heading={heading} lead={lead} />
        <ul className="grid gap-y-10 gap-x-6 mt-12 py-8 border-y border-y-ink list-none md:grid-cols-[repeat(3,1fr)]">
          {items.map(({ title, text }, index) => (
            <li key={title} data-strip={index < strips.length || undefined}>
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="max-w-[27rem] mt-3 text-muted">{text}</p>
              </div>
              {strips[index]}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
