/** Words in one search. Each costs the database a look into its index. */
export const WORDS_MAX = 12

/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
}

/** Writing systems without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/**
 * A text for searching: lower case, without accents, and with a space around every character of a writing system that
 * has none, so that any part of a Chinese word is found. Index and query are folded alike.
 */
export function fold(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase()
  return text
    .toWellFormed()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłħıŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(UNSPACED, ' $& ')
}

/**
 * The words of a query, folded, each once. A word may hold several tokens, as an email address does. A control character
 * parts words: the search index refuses a query that holds U+0000.
 */
export function wordsOf(query: string): string[] {
  const words = fold(query)
    .split(/[\s\p{Cc}]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
  return [...new Set(words.filter((word) => word !== ''))]
}
