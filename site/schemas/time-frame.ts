/** A stretch of time in weeks. */
export interface Span {
  from: number
  to: number
  /** As printed on a chart: "6-16 wk", "6-12+ mo". */
  label: string
  /** What takes so long, where the time frame tells two apart: "simple". */
  of?: string
}

/** Weeks in a month of the calendar, 365.25 / 12 / 7, to the hundredth. */
const MONTH = 4.33
/** A year is the end of the chart: twelve months, and "twelve or more". */
const LONGEST = 52

/**
 * The ranges that a time frame names: "2-3 months simple, 6-12+ complex" is two of them, and the second counts in the
 * first one's unit. One alone is the whole job, of two the first is the simple job and the second the large one.
 *
 * @returns null when the text holds no range, more than two, or no unit.
 */
export function spansOf(timeline: string): Span[] | null {
  const ranges = [...timeline.matchAll(/(\d+)[-–](\d+)(\+?)(?: (weeks|months))?(?: ([a-z]+))?/g)]
  if (ranges.length === 0 || ranges.length > 2) return null
  let unit: string | undefined
  const spans: Span[] = []
  for (const [, from = '', to = '', more = '', named, of] of ranges) {
    unit = named ?? unit
    if (unit === undefined) return null
    const weeks = (count: string) => Math.min(LONGEST, Math.round(Number(count) * (unit === 'months' ? MONTH : 1)))
    const label = `${from}-${to}${more} ${unit === 'months' ? 'mo' : 'wk'}`
    spans.push({ from: weeks(from), to: weeks(to), label, of: ranges.length > 1 ? of : undefined })
  }
  return spans
}
