import { useState } from 'react'
import { NO_FILTER } from '../../contract/desk/filter.ts'
import { emptyPlaces, type SavedReply } from '../../contract/desk/saved-replies.ts'
import { useList, useSubmission } from '../api/queries.ts'
import { filledFor } from '../api/saved-replies.ts'
import { useSession } from '../app/session.tsx'
import { useItems } from '../inbox/List.tsx'

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

/** A reply as it would leave now to an open request of its desk, at first to the one that is due next. */
export function AsItLeaves({ desk, text }: Omit<SavedReply, 'name'>) {
  const session = useSession()
  const { items: requests } = useItems(useList({ ...NO_FILTER, status: ['open'], desk: desk ? [desk] : [] }))
  const [chosen, setChosen] = useState('')
  const { reference } = requests.find((one) => one.reference === chosen) ?? requests[0] ?? {}
  const { data: request } = useSubmission(reference)
  if (!request) return null
  return (
    <section className="grid gap-3 content-start w-full" aria-label="As it leaves">
      <label className="flex items-center justify-between gap-3">
        <span>As it leaves to</span>
        <select className="button small" value={reference} onChange={({ target }) => setChosen(target.value)}>
          {requests.map(({ reference }) => (
            <option key={reference}>{reference}</option>
          ))}
        </select>
      </label>
      <Places text={filledFor(text, request, session)} />
    </section>
  )
}
