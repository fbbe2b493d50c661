import { useState } from 'react'
import { useLive } from '../api/live.ts'
import { setNotices, useIsUnasked } from './news.ts'

/** Asks once, when the first new request comes, whether the browser may tell of the next ones. */
export function NoticesQuestion() {
  const { arrived } = useLive()
  const isUnasked = useIsUnasked()
  const [wasNew, setWasNew] = useState(false)
  if (arrived.size > 0 && !wasNew) setWasNew(true)
  if (!wasNew || !isUnasked) return null
  return (
    <section className="banner" aria-label="Notices of new requests">
      <p>Shall this browser tell you of new requests while you look at something else? It makes no sound.</p>
      <button type="button" className="button small main" onClick={() => void setNotices(true)}>
        Yes, tell me
      </button>
      <button type="button" className="button small" onClick={() => void setNotices(false)}>
        No
      </button>
    </section>
  )
}
