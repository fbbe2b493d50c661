import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { CloudOfferings } from './CloudOfferings.tsx'
import { TideHero } from './TideHero.tsx'
import { WaysBack } from './WaysBack.tsx'

/** The page of cloud engineering: a failover as a tide, and a move that can be taken back. */
export function CloudEngineering(props: ServicePageProps) {
  const { id, service, words } = props
  const { labels } = words
  const tide = chartOf(id, service, 'tide')
  return (
    <>
      <TideHero {...props} tide={tide} />
      <CloudOfferings
        label={labels.offerings}
        offerings={service.offerings}
        crossing={chartOf(id, service, 'crossing')}
        bill={chartOf(id, service, 'bill')}
      />
      <WaysBack label={labels.reasons} reasons={service.reasons} wayHome={chartOf(id, service, 'way-home')} />
    </>
  )
}
