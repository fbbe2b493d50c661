import { emptyPlaces } from '../../contract/desk/saved-replies.ts'

/** A text in which the places that nobody has filled yet are marked. */
export function Places({ text }: { text: string }) {
  let after = 0
  const pieces = emptyPlaces(text).map(({ asks, start, end }) => {
    const before = text.slice(after, start)
    after = end
    return { start, before, asks }
  })
  return (
    <p className="prose" dir="auto">
      {pieces.map(({ start, before, asks }) => (
        <span key={start}>
          <span>{before}</span>
          <mark className="place">{asks}</mark>
        </span>
      ))}
      <span>{text.slice(after)}</span>
    </p>
  )
}
