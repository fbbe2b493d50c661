import type { Project } from '../../schemas/project.ts'

/** What was measured before and after, as shares of the whole: all parts of `before` together are 1. */
export function barsOf({ before, after }: Project['sounding']) {
  const whole = wholeOf(before)
  return { before: before.map(({ size }) => size / whole), after: after.size / whole }
}

/** Where the scale's ticks stand, as shares of the whole, each with its figure. The last one keeps off the right end. */
export function ticksOf({ before, step }: Project['sounding']): { figure: number; at: number }[] {
  const whole = wholeOf(before)
  const count = Math.floor((whole * 0.95) / step) + 1
  return Array.from({ length: count }, (_, index) => ({ figure: index * step, at: (index * step) / whole }))
}

function wholeOf(before: Project['sounding']['before']): number {
  return before.reduce((sum, { size }) => sum + size, 0)
}
