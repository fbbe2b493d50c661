import { useState } from 'react'
import { laterChoices, readMoment } from '../../contract/desk/later.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { localTime } from '../../contract/time/zone.ts'
import { useSubmission } from '../api/queries.ts'
import { useTimes } from '../app/session.tsx'
import { Hung } from '../detail/Profile.tsx'
import { basinsOf } from '../detail/profile-geometry.ts'
import { dueInDetail, moment } from '../time/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { instead } from '../ui/instead.ts'
import { Sounding } from '../ui/Sounding.tsx'
import { act } from './act.ts'
import type { Asked } from './ask.ts'

/**
 * Asks until when: each moment with what is left of the promise then. One after the due time is asked once more, in words
 * that say how late it is.
 */
export function LaterDialog({ target, onDone, onClose }: Asked & { onClose: () => void }) {
  const session = useTimes()
  const { timeZone, now } = session
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
    if (outcome && outcome.changed > 0) onDone()
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

  const choices = laterChoices(now, due, session)
  const typed = readMoment(date, session)
  return (
    <Dialog title="Later" className="later" onClose={onClose}>
      <p className="quiet">{due === null ? 'Until when?' : `Due ${dueInDetail(due, timeZone, now)}. Until when?`}</p>
      {due !== null && due > now && <Ahead now={now} due={due} moments={choices.map(({ at }) => at)} />}
      <ul
        className="-mx-3 mt-3"
        onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
          const choice = !(ctrlKey || metaKey || altKey) && choices.find(({ word }) => word.startsWith(key))
          if (choice) void put(choice.at)
        }}
      >
        {choices.map(({ word, label, at }) => (
          <li key={word}>
            <button
              className="flex flex-wrap items-center gap-x-3 w-full min-h-11 px-3 py-2 rounded-sm text-left cursor-pointer"
              type="button"
              onClick={() => void put(at)}
            >
              <strong className="flex-1 font-medium max-sm:basis-full">{label}</strong>
              <span className="mono">{dueInDetail(at, timeZone, now)}</span>
              <Left due={due} at={at} />
              <kbd className="max-sm:hidden">{word.slice(0, 1).toUpperCase()}</kbd>
            </button>
          </li>
        ))}
      </ul>
      <form className="flex flex-wrap gap-3 items-end my-3" onSubmit={instead(() => typed !== undefined && put(typed))}>
        <label className="flex-[1_1_220px] m-0">
          <span>{`A moment, ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')} time`}</span>
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
  return (
    <span className="w-22 text-right max-sm:ml-auto">
      {at > due ? <span className="late">{`${durationInShort(at - due)} late`}</span> : <Sounding left={due - at} />}
    </span>
  )
}

const AHEAD = { width: 472, depth: 56 }

/** The water from now to the due time, and each moment in it. The list says the same in words. */
function Ahead({ now, due, moments }: { now: number; due: number; moments: number[] }) {
  const { water, bed, place } = basinsOf([{ from: now }], due, AHEAD)
  return (
    <svg className="profile mt-3" viewBox="0 -8 472 66" aria-hidden="true">
      <rect width={AHEAD.width} height={AHEAD.depth} className="bed" />
      <path d={water} className="zone-hour" />
      <path d={bed} className="bed-line" />
      <path d="M0 0H472" className="top-line" />
      {[now, ...moments]
        .filter((at) => at < due)
        .map((at) => (
          <Hung key={at} {...place(at)} now={at === now} />
        ))}
    </svg>
  )
}
