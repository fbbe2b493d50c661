import { percent } from '../../chart/scale.ts'

/** Where a moment of the program stands on an axis as wide as all its weeks: 1 is the start of week 1. */
export function weekAxis(weeks: number) {
  const share = (moment: number) => (moment - 1) / weeks
  return {
    /** A moment, as a CSS percentage. */
    at: (moment: number) => percent(share(moment)),
    /** The middle of a week. */
    middle: (week: number) => percent(share(week + 0.5)),
    /** The same moment in whole units of a drawing so many units wide. */
    units: (moment: number, width: number) => Math.round(share(moment) * width),
  }
}

export type WeekAxis = ReturnType<typeof weekAxis>
