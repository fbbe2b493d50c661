import type { RiskMap } from '../../../schemas/charts/risk-map.ts'
import type { WireDrag as WireDragData } from '../../../schemas/charts/wire-drag.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { riskDepths } from './risk-depths.ts'
import { Verdict } from './Verdict.tsx'
import { WireDrag } from './WireDrag.tsx'

interface QaReasonsProps {
  label: string
  reasons: Service['reasons']
  drag: WireDragData
  map: RiskMap
}

/** Three measurements under one rule; then the planted faults, and the page that a client receives. */
export function QaReasons({ label, reasons, drag, map }: QaReasonsProps) {
  const { heading, lead, items } = reasons
  return (
    <Section tone="sheet" labelledBy="reasons-title">
      <div className="page">
        <SectionHead id="reasons-title" label={label} heading={heading} lead={lead} />
        <ul className="md:grid-cols-[repeat(3,1fr)] grid gap-y-9 gap-x-6 mt-12 pt-8 border-t border-t-ink">
          {items.map(({ figure, unit, title, text }) => (
            <li key={title}>
              <p>
                <b className="font-display text-[3rem] font-normal leading-flat tracking-h3">{figure}</b>{' '}
                <span className="mono ml-1">{unit}</span>
              </p>
              <h3 className="mt-[0.625rem] text-h4">{title}</h3>
              <p className="max-w-[23rem] mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="relative mt-12 pb-18 lg:mt-14 lg:pb-0">
        <WireDrag drag={drag} />
        <div className="page">
          <Verdict verdict={drag.verdict} open={riskDepths(map).open.risks} />
        </div>
      </div>
    </Section>
  )
}
