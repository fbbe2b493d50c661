import type { DeskHit } from '../../../contract/desk/replies.ts'
import { fold } from '../../../contract/search-words.ts'
import type { Loaded } from './loaded.ts'

/** Characters before the first match, and in all. */
const BEFORE = 50
const AROUND = 160

/** Where the words of a search stand, in the text that has most of them. Undefined when only pieces of words match. */
export function hitOf(loaded: Loaded, words: readonly string[]): DeskHit | undefined {
  let best: { label: string; text: string; marks: [number, number][]; found: number } | undefined
  for (const { label, text } of textsOf(loaded)) {
    const { marks, found } = marksIn(text, words)
    if (found > (best?.found ?? 0)) best = { label, text, marks, found }
    if (best?.found === words.length) break
  }
  return best && { label: best.label, ...cut(best.text, best.marks) }
}

function textsOf({
  submission,
  answers,
  attachments,
  additions,
  messages,
  notes,
}: Loaded): { label: string; text: string }[] {
  const long = answers.filter((answer) => answer.long)
  const short = answers.filter((answer) => !answer.long)
  return [
    ...[...long, ...short].map(({ label, shown, value }) => ({ label, text: shown || value })),
    ...additions.map(({ note }) => ({ label: 'Added later', text: note })),
    ...messages.map(({ author, text }) => ({ label: `Message by ${author}`, text })),
    ...notes.map(({ author, text }) => ({ label: `Note by ${author}`, text })),
    ...attachments.map(({ name }) => ({ label: 'File name', text: name })),
    { label: 'Reference', text: submission.reference },
  ]
}

/** The places where words of the text begin with words of the search, and how many of the latter were found. */
function marksIn(text: string, words: readonly string[]): { marks: [number, number][]; found: number } {
  const { folded, originOf } = foldedWithOrigins(text)
  const marks: [number, number][] = []
  let found = 0
  for (const word of words) {
    const before = marks.length
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (at > 0 && /[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) continue
      marks.push([originOf(at), originOf(at + word.length)])
    }
    if (marks.length > before) found += 1
  }
  return { marks: marks.sort(([a], [b]) => a - b), found }
}

/** The folded text, and for each of its units where it came from: folding changes lengths. */
function foldedWithOrigins(text: string): { folded: string; originOf: (at: number) => number } {
  // Nothing to fold but capitals: no unit moves. This is nearly every text, and many times faster.
  if (!/[^\0-\x7f]/.test(text)) return { folded: text.toLowerCase(), originOf: (at) => at }
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = fold(character)
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at)
    folded += plain
    at += character.length
  }
  return { folded, originOf: (at) => origins[at] ?? text.length }
}

function cut(text: string, marks: [number, number][]): Pick<DeskHit, 'text' | 'marks'> {
  const first = marks[0]?.[0] ?? 0
  const start = first <= BEFORE ? 0 : wordStart(text, first - BEFORE)
  const end = Math.min(text.length, start + AROUND)
  const lead = start > 0 ? '…' : ''
  const shown = `${lead}${text.slice(start, end)}${end < text.length ? '…' : ''}`.toWellFormed()
  const shift = lead.length - start
  const merged: [number, number][] = []
  for (const [from, to] of marks) {
    if (to > end) continue
    const last = merged.at(-1)
    if (last && from + shift <= last[1]) last[1] = Math.max(last[1], to + shift)
    else merged.push([from + shift, to + shift])
  }
  return { text: shown, marks: merged }
}

/** The first start of a word at or after this place, within 20 characters. */
function wordStart(text: string, from: number): number {
  const space = text.slice(from, from + 20).search(/\s\S/)
  return space < 0 ? from : from + space + 1
}
