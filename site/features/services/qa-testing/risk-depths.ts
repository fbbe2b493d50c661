import type { ChartOf } from '../../../schemas/charts/chart.ts'

type Risk = ChartOf<'risk-map'>['left'][number]

export type RiskState = 'swept' | 'open' | 'left'

export interface CharteredRisk extends Risk {
  /** Hours at risk in one release, to a tenth: odds × hours. */
  depth: number
  state: RiskState
  /** The place of its offering; none where it is left alone. */
  group?: number
}

/** The risks of each offering, of each state, and all of them, with their sums. */
export function riskDepths(map: Pick<ChartOf<'risk-map'>, 'groups' | 'left'>) {
  const groups = map.groups.map(({ risks }, group) =>
    groupOf(risks.map((risk) => charted(risk, risk.open ? 'open' : 'swept', group))),
  )
  const left = groupOf(map.left.map((risk) => charted(risk, 'left')))
  const guarded = groups.flatMap(({ risks }) => risks)
  return {
    groups,
    swept: groupOf(guarded.filter(({ state }) => state === 'swept')),
    open: groupOf(guarded.filter(({ state }) => state === 'open')),
    left,
    all: groupOf([...guarded, ...left.risks]),
  }
}

function charted(risk: Risk, state: RiskState, group?: number): CharteredRisk {
  return { ...risk, depth: Math.round((risk.odds * risk.hours) / 10) / 10, state, group }
}

/** `hours` is the sum of the printed depths, so that a reader can add them up. */
function groupOf(risks: CharteredRisk[]) {
  const tenths = risks.reduce((sum, { depth }) => sum + Math.round(depth * 10), 0)
  return { risks, count: risks.length, hours: tenths / 10 }
}
