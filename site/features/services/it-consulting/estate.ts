import type { Archipelago } from '../../../schemas/charts/archipelago.ts'

/** What the key of the map says, and every sentence of the page that counts on the estate. */
export interface Estate {
  systems: number
  owned: number
  nobody: number
  proven: number
  contracts: number
  vital: number
  /** Thousands of dollars a year: of all systems, and under contract. */
  cost: number
  contracted: number
  links: Record<'message' | 'file' | 'hand', number>
}

/** Counts the estate. Never throws. */
export function estateOf({ systems, rest, links }: Archipelago): Estate {
  const count = (has: (system: Archipelago['systems'][number]) => boolean) => systems.filter(has).length
  const sum = (of: Archipelago['systems']) => of.reduce((total, { cost }) => total + cost, 0)
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
    cost: sum(systems) + rest.cost,
    contracted: sum(systems.filter(({ months }) => months !== undefined)),
    links: { message: by('message'), file: by('file'), hand: by('hand') },
  }
}

/** 3190 thousand dollars as "3.19". */
export function millions(thousands: number): string {
  return String(Math.round(thousands / 10) / 100)
}
