import type { FigureOf } from '../../../schemas/figure.ts'
import type { Service } from '../../../schemas/service.ts'

/** The states that the sample claim passes, and its hours in each. */
type ClaimStates = FigureOf<'states'>['states']

/**
 * The sample claim of the card's figure: its states, their hours, and the hours promised for all.
 *
 * @throws when the card's figure is of another kind, which stops the build.
 */
export function claimOf({ card }: Pick<Service, 'card'>): { states: ClaimStates; used: number; promised: number } {
  const { figure } = card
  if (figure?.kind !== 'states')
    throw new Error('content/services/software-development.yaml: card.figure must be of the kind "states".')
  return {
    states: figure.states,
    used: figure.states.reduce((sum, { hours }) => sum + hours, 0),
    promised: figure.budget,
  }
}

/** The hours of a state. @throws when the claim passes none of that name. */
export function hoursIn(states: ClaimStates, name: string): number {
  const state = states.find(({ label }) => label === name)
  if (state) return state.hours
  throw new Error(`content/services/software-development.yaml: card.figure has no state "${name}".`)
}

/** 31 as "31 h"; whole days from three on as "4 d". */
export function hoursText(hours: number): string {
  return hours >= 72 && hours % 24 === 0 ? `${hours / 24} d` : `${hours} h`
}
