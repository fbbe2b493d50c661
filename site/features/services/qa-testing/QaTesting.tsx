import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { DepthsHero } from './DepthsHero.tsx'
import { QaOfferings } from './QaOfferings.tsx'
import { QaReasons } from './QaReasons.tsx'

/** The page of QA testing: a fault as deep as it costs, the risks of a release as a chart, and a wire dragged for faults. */
export function QaTesting(props: ServicePageProps) {
  const { id, service, words } = props
  const { labels } = words
  const map = chartOf(id, service, 'risk-map')
  return (
    <>
      <DepthsHero {...props} />
      <QaOfferings label={labels.offerings} offerings={service.offerings} map={map} />
      <QaReasons label={labels.reasons} reasons={service.reasons} drag={chartOf(id, service, 'wire-drag')} map={map} />
    </>
  )
}
