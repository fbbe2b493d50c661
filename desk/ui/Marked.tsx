import { Fragment } from 'react'

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
  const marks = [...text.matchAll(found)].map(({ 0: word, index }): Mark => [index, index + word.length])
  return <MarkedAt text={text} marks={marks} />
}

/** Start and end, in UTF-16 units. */
type Mark = readonly [number, number]

/** A text with these parts of it marked, in their order. */
export function MarkedAt({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const ends = [0, ...marks.map(([, end]) => end)]
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  )
}
