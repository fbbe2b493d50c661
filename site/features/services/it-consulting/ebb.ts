import { itemAt } from '../../../chart/item-at.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

export type EbbStep = ReturnType<typeof ebbOf>[number]

/** The contracts in the order of their end, in `month`: what each costs and what is left after it, thousands of dollars a year. */
export function ebbOf(systems: ChartOf<'archipelago'>['systems']) {
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
  const { left: rest, cost } = itemAt(steps, 0)
  // The water reaches in from beyond the left edge.
  return `M-${months} ${top - rest - cost}${steps.map(({ month, left }) => `H${month}V${top - left}`).join('')}H${months}`
}
