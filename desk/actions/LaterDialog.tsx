import { useState } from 'react'
import { laterChoices, readMoment } from '../../contract/desk/later.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { localTime } from '../../contract/time/zone.ts'
import { useSubmission } from '../api/queries.ts'
import { useNow } from '../app/clock.ts'
import { useSession } from '../app/session.tsx'
import { soundingOf } from '../time/time-left.ts'
import { dueInDetail, moment } from '../time/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { instead } from '../ui/instead.ts'
import { act } from './act.ts'
import type { Asked } from './ask.ts'

/**
 * Asks until when: each moment with what is left of the promise then. One after the due time is asked once more, in words
 * that say how late it is.
 */
export function LaterDialog({ target, onDone, onClose }: Asked & { onClose: () => void }) {
  const session = useSession()
  const { timeZone } = session
  const now = useNow()
  const only = 'references' in target && target.references.length === 1 ? target.references[0] : undefined
  const { data } = useSubmission(only)
  const due = data ? Date.parse(data.dueAt) : null
  const [date, setDate] = useState('')
  const [late, setLate] = useState<number | undefined>(undefined)

  async function put(at: number | null, evenLate = false) {
    if (at !== null && due !== null && at > due && !evenLate) return setLate(at)
    onClose()
    const until = at === null ? null : new Date(at).toISOString()
    const outcome = await act({ action: 'later', target, until, ...(evenLate && { evenLate }) })
    if (outcome && outcome.changed > 0) onDone(outcome)
  }

  if (late !== undefined && due !== null) {
    const before = due - HOUR_MS
    return (
      <Dialog key="late" title={`That is ${durationInShort(late - due)} late`} className="later" onClose={onClose}>
        <p>
          We told {data?.name || 'the visitor'} in writing when the answer comes. If it waits until then, that is not
          true any more.
        </p>
        <dl className="goes">
          <div>
            <dt>Told</dt>
            <dd>{dueInDetail(due, timeZone, now)}</dd>
          </div>
          <div className="failed">
            <dt>It would come back</dt>
            <dd>{dueInDetail(late, timeZone, now)}</dd>
          </div>
        </dl>
        <div className="ends">
          {before > now && (
            <button type="button" className="button main" onClick={() => void put(before)}>
              {`One hour before, ${moment(before, timeZone, now)}`}
            </button>
          )}
          <button type="button" className="button danger" onClick={() => void put(late, true)}>
            Put aside all the same
          </button>
        </div>
        <p className="quiet">The history says so, and the warning an hour before the due time still goes out.</p>
      </Dialog>
    )
  }

  const typed = readMoment(date, session)
  return (
    <Dialog title="Later" className="later" onClose={onClose}>
      <p className="quiet">{due === null ? 'Until when?' : `Due ${dueInDetail(due, timeZone, now)}. Until when?`}</p>
      <ul className="-mx-3 mt-3">
        {laterChoices(now, due, session).map(({ word, label, at }) => (
          <li key={word}>
            <button
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 w-full min-h-11 px-3 py-2 rounded-sm text-left cursor-pointer"
              type="button"
              onClick={() => void put(at)}
            >
              <strong className="font-medium">{label}</strong>
              <span className="mono text-right">{dueInDetail(at, timeZone, now)}</span>
              <Left due={due} at={at} />
            </button>
          </li>
        ))}
      </ul>
      <form className="flex gap-3 items-end my-3" onSubmit={instead(() => typed !== undefined && put(typed))}>
        <label className="flex-1 min-w-0 m-0">
          <span>{`A moment, ${timeZone.split('/').at(-1)?.replace('_', ' ')} time`}</span>
          <input
            className="field"
            type="datetime-local"
            min={localTime(now, timeZone).slice(0, 16)}
            value={date}
            onChange={({ target: { value } }) => setDate(value)}
          />
        </label>
        <button type="submit" className="button" disabled={typed === undefined || typed <= now}>
          Put aside
        </button>
      </form>
      {data?.laterAt && (
        <button type="button" className="button" onClick={() => void put(null)}>
          Bring it back now
        </button>
      )}
      <p className="quiet">It comes back by itself, or at once when the visitor writes. Its due time stays.</p>
    </Dialog>
  )
}

/** What is left of the promise at a moment, or by how much it is past. */
function Left({ due, at }: { due: number | null; at: number }) {
  if (due === null) return null
  if (at > due) return <span className="late">{`${durationInShort(at - due)} late`}</span>
  return <span className="quiet">{soundingOf(due - at).words}</span>
}
