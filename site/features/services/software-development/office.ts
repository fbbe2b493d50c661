import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { Service } from '../../../schemas/service.ts'
import { claimOf, hoursIn } from './claim-hours.ts'

/** The claims office as it is drawn. */
export type Office = ReturnType<typeof officeOf>

/** Counts and hours of the office. @throws when a state is named that the sample claim does not pass. */
export function officeOf({ claims, stations, channels }: ChartOf<'approaches'>, service: Pick<Service, 'card'>) {
  const { states } = claimOf(service)
  return {
    all: claims,
    /** Claims that take no way round. */
    stay: channels.reduce((rest, way) => rest - way.claims, claims),
    stations: stations.map(({ label, state }) => ({ label, hours: hoursIn(states, state) })),
    /** The ways round: who takes each and how long they wait there. */
    ways: channels.map(({ label, claims: leaving, state, hours }) => ({
      label,
      claims: leaving,
      // The schema gives one of the two.
      hours: hours ?? hoursIn(states, state ?? ''),
    })),
  }
}
