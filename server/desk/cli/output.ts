/** The result of a command: `out` goes to standard output, `problem` to standard error. */
export interface CommandResult {
  out?: string
  /** Written to standard output piece by piece, in place of `out`. */
  stream?: AsyncIterable<string>
  problem?: string
  exitCode?: number
}

export function json(value: unknown): CommandResult {
  return { out: safeJson(JSON.stringify(value, null, 2)) }
}

/** JSON without characters that a terminal obeys. They are escaped, so a script reads the same text. */
export function safeJson(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, (character) =>
    [...character.split('')].map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  )
}

/** The thing does not exist, or the command cannot be done. One line. */
export function refused(problem: string): CommandResult {
  return { problem, exitCode: 1 }
}

/** EX_USAGE of sysexits.h. */
const USAGE_EXIT = 64

/** A command that was called wrongly. One line. */
export function misused(problem: string): CommandResult {
  return { problem: `${problem} Try: npm run desk -- help`, exitCode: USAGE_EXIT }
}

/** Lines the columns up. The last one has no fixed width. */
export function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row.map((cell, column) => (column === row.length - 1 ? cell : cell.padEnd(widths[column] ?? 0))).join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n')
}

/** A visitor's text without the control characters that could redraw a terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{C}\n\t]/gu, '')
}
