import type { Service } from '../../../schemas/service.ts'
import { splitFigure } from '../../../ui/StatBand.tsx'

type Figures = Service['achievements'][number]['figures']

/**
 * Two statements of the same four figures: those that agree, and those that change places.
 *
 * @throws when they have other labels, or differ in more than the places of their values. That stops the build.
 */
export function readingsOf(first: Figures, second: Figures) {
  const differing = first.flatMap(({ figure, label }) => {
    const other = second.find((item) => item.label === label)
    if (!other) throw new Error(`content/services/software-development.yaml: achievements say "${label}" only once.`)
    return other.figure === figure ? [] : [{ label, values: [ratingOf(figure), ratingOf(other.figure)] as const }]
  })
  const levels = differing.map(({ values }) => values[0]).sort((a, b) => b - a)
  const others = differing.map(({ values }) => values[1]).sort((a, b) => b - a)
  if (levels.length !== 2 || levels.some((level, index) => level !== others[index]))
    throw new Error('content/services/software-development.yaml: two figures of the achievements must change places.')
  const rank = (value: number) => levels.indexOf(value)
  const side = (figures: Figures) =>
    figures.map(({ figure, label }) => {
      const differs = differing.some((item) => item.label === label)
      return { ...splitFigure(figure), label, rank: differs ? rank(ratingOf(figure)) : undefined }
    })
  return {
    /**
     * First and second statement, in their own order. A rank is the place among the figures that differ, 0 highest; it is
     * undefined where both sides state the same.
     */
    sides: [side(first), side(second)] as const,
    /** For each label on which they differ: its rank on the left and on the right. */
    crossings: differing.map(({ label, values: [from, to] }) => ({ label, from: rank(from), to: rank(to) })),
    /** The mean of the figures that differ, the same on both sides. */
    mean: Math.round((levels.reduce((sum, level) => sum + level, 0) / levels.length) * 100) / 100,
  }
}

/** "4.9/5" and "4.9" are the same reading. */
function ratingOf(figure: string): number {
  return Number(splitFigure(figure).figure)
}
