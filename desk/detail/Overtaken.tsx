import { useEffect, useRef, useState } from 'react'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { useTimes } from '../app/session.tsx'
import { moment } from '../time/words.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { draftOf } from './drafts.ts'
import { lastChange, overtakenWords } from './overtaken-words.ts'

/** Tells that somebody else changed the request while it was being read here. */
export function Overtaken({ submission, onNext }: { submission: DeskSubmission; onNext: (() => void) | undefined }) {
  const { name, timeZone, now } = useTimes()
  const before = useRef(submission.status)
  const [by, setBy] = useState<{ actor: string; at: string; status: DeskSubmission['status'] } | undefined>(undefined)
  useEffect(() => {
    const last = lastChange(submission)
    if (submission.status !== before.current && last?.actor && last.actor !== name)
      setBy({ actor: last.actor, at: last.at, status: submission.status })
    before.current = submission.status
  }, [submission, name])
  if (!by || by.status !== submission.status) return null
  const draft = draftOf(submission.reference)
  return (
    <div className="banner" role="status">
      <Avatar name={by.actor} />
      <span>
        <strong>{overtakenWords(by.actor, by.status, moment(Date.parse(by.at), timeZone, now))}</strong>{' '}
        {draft !== '' && <span>Your note is below as you left it; nothing was overwritten.</span>}
      </span>
      {onNext && (
        <button type="button" className="button small" onClick={onNext}>
          Next request <kbd>J</kbd>
        </button>
      )}
    </div>
  )
}
