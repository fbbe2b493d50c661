interface DayKinds {
  weekday: readonly number[]
  weekend: readonly number[]
}

/** The hours of a week from Monday on. */
export function weekOf({ weekday, weekend }: DayKinds): number[] {
  return [weekday, weekday, weekday, weekday, weekday, weekend, weekend].flat()
}

/** Machine-hours of a week. */
export function awakeHours(machines: DayKinds): number {
  return weekOf(machines).reduce((sum, many) => sum + many, 0)
}
