import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { riskDepths } from './risk-depths.ts'
import { Verdict } from './Verdict.tsx'
import { WireDrag } from './WireDrag.tsx'

/** Three measurements under one rule; then the planted faults, and the page that a client receives. */
export function QaReasons(props: ServicePageProps) {
  const drag = chartOf(props, 'wire-drag')
  return (
    <Part of="reasons" {...props} tone="sheet" className="" head="page">
      {({ items }) => (
        <>
          <div className="page">
            <ul className="md:grid-cols-[repeat(3,1fr)] grid gap-y-9 gap-x-6 mt-12 pt-8 border-t border-ink">
              {items.map(({ figure, unit, title, text }) => (
                <li key={title}>
                  <p>
                    <b className="font-display text-[3rem] font-normal leading-flat tracking-h3">{figure}</b>{' '}
                    <span className="mono ml-1">{unit}</span>
                  </p>
                  <h3 className="mt-2.5 text-h4">{title}</h3>
                  <p className="max-w-92 mt-3 text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="relative mt-12 pb-18 lg:mt-14 lg:pb-0">
            <WireDrag drag={drag} />
            <div className="page">
              <Verdict verdict={drag.verdict} open={riskDepths(chartOf(props, 'risk-map')).open.risks} />
            </div>
          </div>
        </>
      )}
    </Part>
  )
}
