import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { RiskMap } from './RiskMap.tsx'
import { RiskSign } from './RiskSign.tsx'
import { type CharteredRisk, riskDepths } from './risk-depths.ts'

/** The risks of a release as a chart; below it each offering with the risks that it guards. */
export function QaOfferings(props: ServicePageProps) {
  const map = chartOf(props, 'risk-map')
  const { groups, left, all } = riskDepths(map)
  return (
    <Part of="offerings" {...props} tone="sheet" className="section-y qa-offerings">
      {({ items }) => (
        <>
          <RiskMap map={map} />
          <ul className="risk-rows mt-14 border-t border-ink">
            {items.map(({ title, text }, index) => (
              <li
                key={title}
                className="relative py-7 border-b border-line md:grid md:grid-cols-[3fr_8fr_1fr] md:gap-y-0 md:gap-x-6 lg:grid-cols-[3fr_4fr_4fr_1fr]"
              >
                <h3 className="pr-[calc(2*var(--space-10))] text-h4 md:row-span-2 md:p-0">{title}</h3>
                <p className="mt-3 text-small text-muted md:m-0">{text}</p>
                <div className="md:col-start-2 lg:col-start-3">
                  <Risks risks={groups[index]?.risks ?? []} />
                  <p className="mono mt-4 text-muted">{map.groups[index]?.note}</p>
                </div>
                <p className="mono top-7.25 right-0 text-body absolute md:static md:[grid-area:1/3] md:text-right md:whitespace-nowrap lg:col-[4]">{`${groups[index]?.hours.toFixed(1)} h`}</p>
              </li>
            ))}
          </ul>
          <div className="relative py-6 border-b border-ink md:grid md:grid-cols-[3fr_8fr_1fr] md:gap-y-0 md:gap-x-6 lg:grid-cols-[3fr_4fr_4fr_1fr]">
            <div className="md:col-start-2 lg:col-start-3">
              <p className="mono text-muted pr-[calc(2*var(--space-12))] md:p-0">
                {withFigures(map.total, { count: all.count, left: left.count, hours: left.hours.toFixed(1) })}
              </p>
              <Risks risks={left.risks} />
            </div>
            <p className="mono top-5.5 right-0 text-body absolute md:static md:[grid-area:1/3] md:text-right md:whitespace-nowrap lg:col-[4]">{`${all.hours.toFixed(1)} h`}</p>
          </div>
        </>
      )}
    </Part>
  )
}

function Risks({ risks }: { risks: readonly CharteredRisk[] }) {
  return (
    <ul className="flex flex-wrap gap-y-4 gap-x-5 mt-5 lg:in-[.risk-rows]:mt-0 xl:gap-x-3">
      {risks.map(({ name, depth, state }) => (
        <li key={name} className="flex items-center gap-2 text-label leading-snug">
          <RiskSign depth={depth} state={state} />
          <span className="xl:sr-only">{name}</span>
          <span className="sr-only">{`, ${depth.toFixed(1)} hours, ${state}`}</span>
        </li>
      ))}
    </ul>
  )
}
