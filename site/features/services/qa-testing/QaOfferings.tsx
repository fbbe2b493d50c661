import type { RiskMap as RiskMapData } from '../../../schemas/charts/risk-map.ts'
import type { Service } from '../../../schemas/service.ts'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { withFigures } from '../with-figures.ts'
import { RiskMap } from './RiskMap.tsx'
import { RiskSign } from './RiskSign.tsx'
import { type CharteredRisk, riskDepths } from './risk-depths.ts'

interface QaOfferingsProps {
  label: string
  offerings: Service['offerings']
  map: RiskMapData
}

/** The risks of a release as a chart; below it each offering with the risks that it guards. */
export function QaOfferings({ label, offerings, map }: QaOfferingsProps) {
  const { heading, lead, items } = offerings
  const { groups, left, all } = riskDepths(map)
  return (
    <Section tone="sheet" labelledBy="offerings-title" className="section-y qa-offerings">
      <div className="page">
        <SectionHead id="offerings-title" label={label} heading={heading} lead={lead} />
        <RiskMap map={map} />
        <ul className="risk-rows">
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <div>
                <Risks risks={groups[index]?.risks ?? []} />
                <p className="mono">{map.groups[index]?.note}</p>
              </div>
              <p className="risk-hours mono">{`${groups[index]?.hours.toFixed(1)} h`}</p>
            </li>
          ))}
        </ul>
        <div className="risk-total">
          <div>
            <p className="mono">
              {withFigures(map.total, { count: all.count, left: left.count, hours: left.hours.toFixed(1) })}
            </p>
            <Risks risks={left.risks} />
          </div>
          <p className="risk-hours mono">{`${all.hours.toFixed(1)} h`}</p>
        </div>
      </div>
    </Section>
  )
}

function Risks({ risks }: { risks: readonly CharteredRisk[] }) {
  return (
    <ul className="risk-list">
      {risks.map(({ name, depth, state }) => (
        <li key={name}>
          <RiskSign depth={depth} state={state} />
          <span>{name}</span>
          <span className="sr-only">{`, ${depth.toFixed(1)} hours, ${state}`}</span>
        </li>
      ))}
    </ul>
  )
}
