import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** What the key of the map says, and every sentence of the page that counts on the estate. */
export type Estate = ReturnType<typeof estateOf>

/** Counts the estate. Never throws. */
export function estateOf({ systems, rest, links }: ChartOf<'archipelago'>) {
  const count = (has: (system: ChartOf<'archipelago'>['systems'][number]) => boolean) => systems.filter(has).length
  const sum = (of: ChartOf<'archipelago'>['systems']) => of.reduce((total, { cost }) => total + cost, 0)
  const owned = count((system) => system.owned) + rest.owned
  const nobody = count((system) => !system.owned) + rest.nobody
  const by = (kind: 'message' | 'file' | 'hand') => links.filter((link) => link.by === kind).length
  return {
    systems: owned + nobody,
    owned,
    nobody,
    proven: count(({ proven }) => proven),
    contracts: count(({ months }) => months !== undefined),
    vital: count(({ vital }) => vital),
    /** Thousands of dollars a year: of all systems, and under contract. */
    cost: sum(systems) + rest.cost,
    contracted: sum(systems.filter(({ months }) => months !== undefined)),
    links: { message: by('message'), file: by('file'), hand: by('hand') },
  }
}

/** 3190 thousand dollars as "3.19". */
export function millions(thousands: number): string {
  return String(Math.round(thousands / 10) / 100)
}
