/** A page as the not-found page's search reads it. */
export interface SearchedPage {
  path: string
  /** "Service", "Article". */
  kind: string
  name: string
  text: string
}

/** A word in a name counts for more than one in the text. */
const NAME_COUNTS = 3
/** Shorter words stand in nearly every text. */
const SHORTEST = 3

/** The words that are looked for. Those of two letters only where no longer ones are. */
export function wordsOf(typed: string): string[] {
  const words = [...new Set(typed.toLowerCase().match(/[\p{L}\p{N}]+/gu))]
  const long = words.filter((word) => word.length >= SHORTEST)
  return long.length > 0 ? long : words.filter((word) => word.length === SHORTEST - 1)
}

/** The words of an address: those of its last part, without those that name the folder it lies in. */
export function wordsOfPath(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '')
  const folders = wordsOf(parts.slice(0, -1).join(' '))
  const words = wordsOf(parts.at(-1) ?? '')
  const own = words.filter((word) => !folders.includes(word))
  return own.length > 0 ? own : words
}

/** The pages that hold any of the words, those with most of them first. */
export function findPages(pages: readonly SearchedPage[], words: readonly string[]): SearchedPage[] {
  const score = ({ name, text }: SearchedPage) =>
    words.reduce((sum, word) => sum + (holds(name, word) ? NAME_COUNTS : 0) + (holds(text, word) ? 1 : 0), 0)
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ page }) => page)
}

/** The text in pieces, so that the words that were found can be marked. A word is found where one begins with it. */
export function markedPieces(text: string, words: readonly string[]): { text: string; found: boolean }[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, found: words.some((word) => piece.toLowerCase().startsWith(word)) }))
}

function holds(text: string, word: string): boolean {
  return markedPieces(text, [word]).some(({ found }) => found)
}
