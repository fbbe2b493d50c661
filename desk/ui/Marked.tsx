/** A text in paragraphs, each of which runs in its own direction: the telephone number below a Hebrew letter, too. */
export function Prose({ text, words }: { text: string; words: string }) {
  // A text that changes has its paragraphs at the same places.
  const paragraphs = text.split(/\n{2,}/).map((paragraph, place) => ({ paragraph, place }))
  return paragraphs.map(({ paragraph, place }) => (
    <p key={place} className="prose" dir="auto">
      <Marked text={paragraph} words={words} />
    </p>
  ))
}

/** A text with the searched words marked. `words` as somebody typed them into the search. */
export function Marked({ text, words }: { text: string; words: string }) {
  const parts = words.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word.length > 1) ?? []
  if (parts.length === 0) return text
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})[\\p{L}\\p{N}]*`, 'giu')
  const pieces: React.ReactNode[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(found)) {
    pieces.push(text.slice(end, index), <mark key={index}>{word}</mark>)
    end = index + word.length
  }
  return [...pieces, text.slice(end)]
}
