import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../composition.ts'
import { ServiceBand } from '../ServiceBand.tsx'
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
