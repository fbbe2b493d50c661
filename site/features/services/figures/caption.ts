import type { Figure } from '../../../schemas/figure.ts'
import { timeOf } from '../clock.ts'
import { withFigures } from '../with-figures.ts'

/** The caption with what its drawing adds up to. @throws as withFigures, which stops the build. */
export function captionOf(figure: Figure): string {
  return withFigures(figure.caption, totals(figure))
}

/** Every sum is computed from what is drawn: a caption cannot say another one. */
function totals(figure: Figure): Record<string, string | number> {
  switch (figure.kind) {
    case 'waterfall':
      return { total: figure.total.toFixed(2), budget: figure.budget.toFixed(2) }
    case 'states':
      return { total: sum(figure.states.map(({ hours }) => hours)), budget: figure.budget }
    case 'coverage':
      return { edits: sum(figure.stretches.map(({ edits }) => edits)) }
    case 'failover':
      return { total: timeOf(60 * (figure.curve.at(-1)?.at ?? 0)) }
    case 'release':
      return { total: figure.ends.at, budget: figure.budget }
    case 'running':
      return { total: sum(figure.daily), days: figure.daily.length }
    case 'estate':
      return { total: figure.owned.count + figure.nobody.count, owned: figure.owned.count, vital: figure.vital.count }
    case 'scores':
      return { cases: figure.cases, held: figure.right.filter((count) => count < figure.bar.count).length }
    case 'reconciliation':
    case 'risks':
      return {}
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
