import { inRow } from '../../../chart/in-row.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** One feature of the scope, in the order in which they lie: what is kept on top, what goes first at the bottom. */
export interface Layer {
  name: string
  kind: 'kept' | 'by-hand' | 'dropped'
  /** How long it is aboard. */
  until: number
  note?: string
}

export type Dropped = ReturnType<typeof droppedOf>[number]

/** The voyage's last week. */
export function lastWeek({ bed }: ChartOf<'scope'>): number {
  return bed.length - 1
}

export function layersOf(scope: ChartOf<'scope'>): Layer[] {
  const end = lastWeek(scope)
  return [
    ...scope.kept.map((name): Layer => ({ name, kind: 'kept', until: end })),
    { name: scope.byHand.name, kind: 'by-hand', until: end, note: scope.byHand.note },
    ...scope.overboard.flatMap(({ week, features }) =>
      features.map((name): Layer => ({ name, kind: 'dropped', until: week })),
    ),
  ]
}

/** The groups that go overboard together, and how many features lie above each. */
export function droppedOf(scope: ChartOf<'scope'>) {
  const groups = inRow(scope.overboard, ({ features }) => features.length)
  const kept = scope.kept.length + 1
  return groups.map(({ week, reason, features, from }) => ({
    week,
    reason,
    count: features.length,
    above: kept + from,
  }))
}

/** All that go overboard. */
export function overboardCount(scope: ChartOf<'scope'>): number {
  return scope.overboard.reduce((sum, { features }) => sum + features.length, 0)
}
