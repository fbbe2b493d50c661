export type Limits = Record<string, number | null>

/**
 * The measures beside their limits as lines of text, and what is wrong: more than the limit allows, or no limit at all. `null`
 * lets a measure grow.
 */
export function compare(measures: Record<string, number>, limits: Limits): { table: string; faults: string[] } {
  const rows = Object.entries(measures).map(([name, figure]) => {
    const limit = limits[name]
    return `${String(figure).padStart(7)} ${limit == null ? '' : `of ${limit}`.padEnd(9)} ${name}`
  })
  const faults = Object.entries(measures).flatMap(([name, figure]) => {
    const limit = limits[name]
    if (limit === undefined) return [`${name}: no limit in scripts/measure/limits.json`]
    return limit !== null && figure > limit
      ? [`${name}: ${figure}, and the limit is ${limit}. Say it with less; a limit only falls.`]
      : []
  })
  return { table: rows.join('\n'), faults }
}
