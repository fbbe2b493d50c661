import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import { ReasonList } from '../ReasonList.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { TideStaff } from './TideStaff.tsx'

/** Three promises beside the staff that the first of them is read on; its lines and theirs are one grid. */
export function MvpReasons({ id, service, words }: ServicePageProps) {
  const { heading, lead, items } = service.reasons
  return (
    <Section tone="shoal" labelledBy="reasons-title" className="section-y">
      <div className="page">
        <SectionHead id="reasons-title" label={words.labels.reasons} heading={heading} lead={lead} />
        <div className="mvp-reasons grid gap-y-12 gap-x-6 mt-12 [--payment:24px] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-12 md:[--payment:36px]">
          <TideStaff chart={chartOf(id, service, 'staff')} funnel={chartOf(id, service, 'funnel')} />
          <ReasonList items={items} />
        </div>
      </div>
    </Section>
  )
}
