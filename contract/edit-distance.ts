/** Letters added, left out, changed, or swapped with the next one, to make one text of the other. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY
      const changed = at(row - 1, column - 1) + differs
      rows[row]?.push(Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped))
    }
  }
  return at(one.length, other.length)
}
