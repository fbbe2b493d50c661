import type { ChartOf } from '../../../schemas/charts/chart.ts'

export interface EbbStep {
  name: string
  /** When the contract ends. */
  month: number
  /** Thousands of dollars a year: of this contract, and of all that run on after it. */
  cost: number
  left: number
}

/** The contracts in the order of their end. What is left falls step by step to nothing. */
export function ebbOf(systems: ChartOf<'archipelago'>['systems']): EbbStep[] {
  const contracts = systems
    .flatMap(({ name, cost, months }) => (months === undefined ? [] : [{ name, cost, month: months }]))
    .sort((a, b) => a.month - b.month)
  let left = contracts.reduce((sum, { cost }) => sum + cost, 0)
  return contracts.map((contract) => {
    left -= contract.cost
    return { ...contract, left }
  })
}

/** The surface as SVG path data: months to the right, thousands of dollars from the top downwards. */
export function surface(steps: readonly EbbStep[], { top, months }: { top: number; months: number }): string {
  const [first] = steps
  if (first === undefined) return ''
  const from = first.left + first.cost
  // The water reaches in from beyond the left edge.
  return `M-${months} ${top - from}${steps.map(({ month, left }) => `H${month}V${top - left}`).join('')}H${months}`
}
