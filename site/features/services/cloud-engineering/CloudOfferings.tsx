import type { Bill as BillData } from '../../../schemas/charts/bill.ts'
import type { Crossing as CrossingData } from '../../../schemas/charts/crossing.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { Bill } from './Bill.tsx'
import { Crossing } from './Crossing.tsx'

interface CloudOfferingsProps {
  label: string
  offerings: Service['offerings']
  crossing: CrossingData
  bill: BillData
}

/** Six offerings: two as the shores of the crossing, one beside its bill, three in words. */
export function CloudOfferings({ label, offerings, crossing, bill }: CloudOfferingsProps) {
  const { heading, lead, items } = offerings
  const [leaving, arriving, cost, ...others] = items
  return (
    <Section tone="paper" labelledBy="offerings-title" className="cloud-offerings">
      <div className="page">
        <SectionHead id="offerings-title" label={label} heading={heading} lead={lead} />
      </div>
      {leaving && arriving && <Crossing crossing={crossing} leaving={leaving} arriving={arriving} />}
      <div className="page">
        {cost && <Bill bill={bill} title={cost.title} text={cost.text} />}
        <ul className="cloud-others sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)] grid gap-y-10 gap-x-6 mt-[calc(2_*_var(--space-10))]">
          {others.map(({ title, text }) => (
            <li key={title} className="pt-5 border-t border-t-ink">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-3 text-small text-quiet">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
