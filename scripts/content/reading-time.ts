/** Words a minute at which prose is counted: the middle of what studies find for English. */
const WORDS_A_MINUTE = 220

/** Lines of code a minute: four seconds a line, because a reader works a sample through. Our own estimate. */
const LINES_A_MINUTE = 15

const CODE_BLOCK = /^```.*\r?\n([\s\S]*?)^```$/gm

/** Whole minutes, at least one: the prose by its words and the code by its lines, empty ones left out. */
export function minutesToRead(markdown: string): number {
  const lines = [...markdown.matchAll(CODE_BLOCK)].flatMap(([, code = '']) =>
    code.split('\n').filter((line) => line.trim()),
  )
  const words = wordsIn(markdown.replace(CODE_BLOCK, ''))
  return Math.max(1, Math.round(words / WORDS_A_MINUTE + lines.length / LINES_A_MINUTE))
}

/** Words of a text: table rules and fences are none. */
export function wordsIn(markdown: string): number {
  return markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
