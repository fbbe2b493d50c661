/** How many columns the text of an email has. */
export const COLUMNS = 72

/** Breaks text at spaces, so that each line fits. A word that is longer, such as an address, has a line of its own. */
export function wrap(text: string, indent = ''): string {
  return text
    .split('\n')
    .flatMap((line) => wrapLine(line, COLUMNS - indent.length).map((one) => (one === '' ? '' : `${indent}${one}`)))
    .join('\n')
}

/** The lines of one paragraph, each of at most `width` columns. */
export function wrapLine(line: string, width: number): string[] {
  const lines: string[] = []
  let current = ''
  for (const word of line.split(/ +/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length <= width || current === '') current = longer
    else {
      lines.push(current)
      current = word
    }
  }
  return [...lines, current]
}

/** `left` and `right` at the two ends of a line, with `middle` between them where there is room. */
export function spread(left: string, middle: string, right: string): string {
  const room = COLUMNS - left.length - right.length
  if (middle.length + 4 > room) return `${left}${' '.repeat(Math.max(2, room))}${right}`
  const before = Math.floor((room - middle.length) / 2)
  return `${left}${' '.repeat(before)}${middle}${' '.repeat(room - middle.length - before)}${right}`
}
