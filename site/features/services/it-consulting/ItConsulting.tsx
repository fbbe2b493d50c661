import { Achievements } from '../Achievements.tsx'
import { chartOf } from '../chart-of.ts'
import { Stack } from '../generic/Stack.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { Course } from './Course.tsx'
import { EstateHero } from './EstateHero.tsx'
import { estateOf } from './estate.ts'
import { ItOfferings } from './ItOfferings.tsx'
import { ItProcess } from './ItProcess.tsx'
import { ItReasons } from './ItReasons.tsx'

/** The page of IT consulting: an estate as an archipelago, its contracts as an ebbing tide, and the same counts once more. */
export function ItConsulting(props: ServicePageProps) {
  const { id, service, words } = props
  const { labels } = words
  const chart = chartOf(id, service, 'archipelago')
  const estate = estateOf(chart)
  return (
    <>
      <EstateHero {...props} chart={chart} estate={estate} />
      <ItOfferings
        label={labels.offerings}
        offerings={service.offerings}
        margins={chartOf(id, service, 'margins')}
        links={chart.linkKey}
        estate={estate}
      />
      <Course course={chartOf(id, service, 'contract-course')} chart={chart} estate={estate} />
      <ItReasons
        label={labels.reasons}
        reasons={service.reasons}
        resurvey={chartOf(id, service, 'resurvey')}
        estate={estate}
      />
      {service.process && (
        <ItProcess label={labels.process} process={service.process} phases={chartOf(id, service, 'phases')} />
      )}
      {service.stack && <Stack label={labels.stack} {...service.stack} />}
      <Achievements id="achievements-title" label={labels.achievements} achievements={service.achievements[0]} />
    </>
  )
}
