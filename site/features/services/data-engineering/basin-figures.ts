import type { Basin } from '../../../schemas/charts/basin.ts'

/** What the two departments read, in rows. All of it is computed from the sources and the corrections. */
export interface BasinFigures {
  /** The first department counts every row of every source. */
  first: number
  /** The second counts without the rows that left, and with those that joined. */
  second: number
  /** Counted by both. */
  agreed: number
  apart: number
  /** Rows that only one of them counts. */
  firstAlone: number
  secondAlone: number
}

export function basinFigures({
  sources,
  leaving,
  joining,
}: Pick<Basin, 'sources' | 'leaving' | 'joining'>): BasinFigures {
  const first = sum(sources)
  const firstAlone = sum(leaving)
  const agreed = first - firstAlone
  const second = agreed + joining.rows
  return { first, second, agreed, apart: first - second, firstAlone, secondAlone: joining.rows }
}

function sum(items: readonly { rows: number }[]): number {
  return items.reduce((total, { rows }) => total + rows, 0)
}
