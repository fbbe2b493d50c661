import { chartOf } from '../chart-of.ts'
import { ServiceBand } from '../ServiceBand.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { BandWave } from './BandWave.tsx'

/** The closing band over the busiest day. */
export function WebBand({ id, service, words: { bandTitle, buttons } }: ServicePageProps) {
  return (
    <ServiceBand
      heading={bandTitle}
      text={service.band.text}
      buttons={buttons}
      service={id}
      drawing={<BandWave chart={chartOf(id, service, 'load-test')} />}
    />
  )
}
