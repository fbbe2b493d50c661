import { X } from 'lucide-react'
import { answerSubject } from '../../contract/desk/conversation.ts'
import type { DeskSubmission } from '../../contract/desk/replies.ts'

interface Props {
  submission: DeskSubmission
  /** Addresses as they are typed in one line. */
  cc: string
  /** Undefined while the answer is sent: what is typed then would be lost. */
  onCc: ((cc: string) => void) | undefined
  /** That the draft is kept, in words. */
  kept: string
  onClose: () => void
}

/** To whom an answer goes, who reads along, and its subject, which keeps the thread. */
export function ComposerHead({ submission: { reference, name, email, title }, cc, onCc, kept, onClose }: Props) {
  return (
    <div className="composer-head grid grid-cols-[52px_minmax(0,1fr)_auto] gap-1 items-center py-3 px-4 border-b border-(--rule)">
      <span className="quiet">To</span>
      <span>
        <bdi>{name}</bdi> <span className="quiet">{email}</span>
      </span>
      <button type="button" className="button bare" aria-label="Leave the answer, the draft stays" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
      <label htmlFor="composer-cc" className="quiet">
        Cc
      </label>
      <input
        id="composer-cc"
        className="field"
        dir="auto"
        value={cc}
        autoComplete="off"
        readOnly={!onCc}
        onChange={({ target }) => onCc?.(target.value)}
      />
      <span className="quiet">Subject</span>
      <span className="col-span-2 flex flex-wrap justify-between gap-x-4 wrap-anywhere">
        <span>{answerSubject(reference, title)}</span>
        <span className="quiet text-mono" role="status">
          {kept}
        </span>
      </span>
    </div>
  )
}
