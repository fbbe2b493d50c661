import { briefMonth, momentOf } from '../../../contract/time/moment.ts'

/** Where an article lies in its author's log: as deep as it is old. */
export interface Depth {
  /** Months to the next older article, or to the end of the log. */
  until: number
  /** Firsts of a month between the two, in months below the article; those that open a quarter have a name. */
  ticks: { below: number; name?: string }[]
  /** How dark the water is, 0 to 4. */
  tint: number
}

/** Below the oldest article, in months. */
const END = 2.6
/** Ages in months at which the water turns darker. */
const TINTS = [5, 9, 13, 17]
/** A twelfth of a year, in ms. */
const MONTH_MS = 2_629_800_000

/** @param dates of the articles as `2026-05-27`, the newest first. @param today in ms since the epoch. */
export function depthsOf(dates: readonly string[], today: number): { first: Depth; all: Depth[] } {
  const ages = dates.map((date) => Math.max(0, (today - Date.parse(date)) / MONTH_MS))
  const from = (age: number, until: number): Depth => ({
    until,
    ticks: ticksBetween(today, age, until),
    tint: TINTS.filter((edge) => age >= edge).length,
  })
  return {
    first: from(0, ages[0] ?? END),
    all: ages.map((age, index) => from(age, (ages[index + 1] ?? age + END) - age)),
  }
}

function ticksBetween(today: number, age: number, months: number): Depth['ticks'] {
  const top = today - age * MONTH_MS
  const bottom = top - months * MONTH_MS
  const ticks: Depth['ticks'] = []
  const day = new Date(top)
  for (let month = day.getUTCMonth(); ; month -= 1) {
    const first = Date.UTC(day.getUTCFullYear(), month, 1)
    if (first <= bottom) return ticks
    const isQuarter = new Date(first).getUTCMonth() % 3 === 0
    ticks.push({
      below: Math.round(((top - first) / MONTH_MS) * 100) / 100,
      name: isQuarter ? briefMonth(momentOf(first, 'UTC')) : undefined,
    })
  }
}
