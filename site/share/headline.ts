export interface Headline {
  /** Pixels. */
  size: number
  lines: string[]
}

/** Pixels: the largest suits three words, the smallest can still be read in a chat's thumbnail. */
const SIZES = [142, 128, 116, 104, 94, 84, 76, 68, 60]

/** Lines for a headline as large as its room allows, about equally long. `width` and `height` are in pixels. */
export function fitHeadline(text: string, width: number, height: number): Headline {
  const words = text.split(' ')
  for (const size of SIZES) {
    const mostLines = Math.floor(height / (size * LEADING))
    for (let count = 1; count <= mostLines; count++) {
      const lines = balance(words, count)
      if (lines.length > 0 && lines.every((line) => widthOf(line) * size <= width)) return { size, lines }
    }
  }
  return { size: 60, lines: balance(words, Math.min(4, words.length)) }
}

/** Line height, in ems. */
export const LEADING = 0.98

/** Splits into so many lines that the longest is as short as can be; nothing where there are too few words. */
function balance(words: readonly string[], count: number): string[] {
  if (count > words.length) return []
  if (count === 1) return [words.join(' ')]
  let best: string[] = []
  for (let taken = 1; taken <= words.length - count + 1; taken++) {
    const first = words.slice(0, taken).join(' ')
    const lines = [first, ...balance(words.slice(taken), count - 1)]
    if (best.length === 0 || longest(lines) < longest(best)) best = lines
  }
  return best
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(widthOf))
}

/** In ems, estimated for Funnel Display at weight 500 with the headline's letter spacing. Rather too wide than too narrow. */
function widthOf(line: string): number {
  let ems = 0
  for (const character of line)
    ems += /[iIjl.,:;’'!|]/.test(character)
      ? 0.23
      : /[mwMW%@]/.test(character)
        ? 0.82
        : /[A-Z]/.test(character)
          ? 0.6
          : 0.49
  return ems
}
