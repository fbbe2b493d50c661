import type { Approaches } from '../../../schemas/charts/approaches.ts'
import type { Service } from '../../../schemas/service.ts'
import { claimOf, hoursIn } from './claim-hours.ts'

/** One way round: who takes it and how long they wait there. */
export interface Way {
  label: string
  claims: number
  hours: number
}

/** The claims office as it is drawn. */
export interface Office {
  all: number
  /** Claims that take no way round. */
  stay: number
  stations: { label: string; hours: number }[]
  ways: Way[]
}

/** Counts and hours of the office. @throws when a state is named that the sample claim does not pass. */
export function officeOf({ claims, stations, channels }: Approaches, service: Pick<Service, 'card'>): Office {
  const { states } = claimOf(service)
  return {
    all: claims,
    stay: channels.reduce((rest, way) => rest - way.claims, claims),
    stations: stations.map(({ label, state }) => ({ label, hours: hoursIn(states, state) })),
    ways: channels.map(({ label, claims: leaving, state, hours }) => ({
      label,
      claims: leaving,
      // The schema gives one of the two.
      hours: hours ?? hoursIn(states, state ?? ''),
    })),
  }
}
