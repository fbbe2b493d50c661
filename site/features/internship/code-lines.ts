/** Indents of code, and where its lines end, in units of the drawing; they repeat with different periods. */
const INDENTS = [0, 18, 18, 36, 36, 54, 54, 36, 18]
const LENGTHS = [112, 88, 144, 180, 98, 80, 156, 150]
const MARKS = [0.44, 0.12, 0.08, 0.56, 0.52, 0.4, 0.3]

/** Lines as of a program, so that a review has something to stand beside. The same for every build. */
export function codeLines(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const from = INDENTS[index % INDENTS.length] ?? 0
    const length = LENGTHS[index % LENGTHS.length] ?? 0
    const start = Math.round(from + length * (MARKS[index % MARKS.length] ?? 0))
    // The part that a comment is about.
    const marked = [start, Math.round(start + length * 0.35)] as const
    return { from, to: from + length, marked }
  })
}
