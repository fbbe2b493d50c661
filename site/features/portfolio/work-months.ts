import { percent } from '../../chart/scale.ts'
import type { Project } from '../../schemas/project.ts'

/** Weeks in a month, on average. */
const MONTH_WEEKS = 4.345
const INITIALS = 'JFMAMJJASOND'

/** All works on one axis of months, from the January before the first to the month in which the last was completed. */
export function workAxis(works: readonly Pick<Project, 'duration' | 'completionDate'>[]) {
  const spans = works.map(({ duration, completionDate }) => {
    const [year = 0, month = 1] = completionDate.split('-').map(Number)
    const end = year * 12 + month
    const [count = 0, unit] = duration.split(' ')
    return { end, months: Number(count) / (unit === 'weeks' ? MONTH_WEEKS : 1) }
  })
  const first = Math.floor(Math.min(...spans.map(({ end, months }) => end - months)) / 12) * 12
  const count = Math.max(...spans.map(({ end }) => end)) - first
  const at = (month: number) => percent((month - first) / count)
  const months = Array.from({ length: count }, (_, index) => first + index)
  return {
    months: months.map((month) => ({ initial: INITIALS.charAt(month % 12), left: at(month + 0.5) })),
    years: months.filter((month) => month % 12 === 0).map((month) => ({ year: month / 12, left: at(month) })),
    /** Where each work lies on the axis, in the order given, as CSS percentages. */
    places: spans.map(({ end, months }) => ({
      left: at(end - months),
      width: percent(months / count),
      end: at(end),
      narrow: months / count < 0.25,
    })),
  }
}
