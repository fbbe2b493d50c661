/** What a command answers: `out` for standard output, `problem` for standard error. */
export interface Said {
  out?: string
  problem?: string
  exitCode?: number
}

export function json(value: unknown): Said {
  return { out: JSON.stringify(value, null, 2) }
}

/** Something the caller asked for does not exist, or cannot be done. One line. */
export function refused(problem: string): Said {
  return { problem, exitCode: 1 }
}

/** A command that was called wrongly. One line. */
export function misused(problem: string): Said {
  return { problem: `${problem} Try: npm run desk -- help`, exitCode: 64 }
}

/** Columns as wide as their widest cell; the last runs free. */
export function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n')
}

/** What visitors wrote, without the control characters that could redraw a terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, '')
}
