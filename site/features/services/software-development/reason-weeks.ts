/** Weeks in one of each unit that a reason is measured in. A morning is half of one of five days. */
const UNITS: Record<string, number> = { week: 1, weeks: 1, morning: 0.1 }

/**
 * How long a reason takes, in weeks.
 *
 * @throws when the unit is not a span of time, or the figure not a number, which stops the build.
 */
export function weeksOf({ figure, unit }: { figure: string; unit: string }): number {
  const weeks = Number(figure) * (UNITS[unit] ?? Number.NaN)
  if (weeks > 0) return weeks
  throw new Error(
    `content/services/software-development.yaml: reasons are drawn in time. "${figure} ${unit}" must be a number of ${Object.keys(UNITS).join(', ')}.`,
  )
}
