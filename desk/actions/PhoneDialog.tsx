import { useState } from 'react'
import { HOW_MAX } from '../../contract/desk/requests.ts'
import { draftOf, keepDraft } from '../detail/drafts.ts'
import { Dialog, Ends } from '../ui/Dialog.tsx'
import { instead } from '../ui/instead.ts'
import { act } from './act.ts'
import type { Asked } from './ask.ts'

/** Asks how somebody was answered by phone. */
export function PhoneDialog({ target, onDone, onClose }: Asked & { onClose: () => void }) {
  const draft = `phone ${JSON.stringify(target)}`
  const [how, setHow] = useState(() => draftOf(draft))

  async function answer() {
    // Until it is stored, this tab holds it.
    keepDraft(draft, how)
    onClose()
    const outcome = await act({ action: 'phone', target, how })
    if (!outcome || outcome.changed === 0) return
    keepDraft(draft, '')
    onDone()
  }

  return (
    <Dialog title="Answered by phone" onClose={onClose}>
      <form onSubmit={instead(answer)}>
        <label>
          What was said
          <input
            className="field"
            dir="auto"
            autoComplete="off"
            required
            pattern=".*\S.*"
            maxLength={HOW_MAX}
            value={how}
            aria-describedby="how-hint"
            onChange={({ target }) => setHow(target.value)}
          />
        </label>
        <p className="quiet" id="how-hint">
          It stands in the history, and the promise counts as kept if it is not late.
        </p>
        <Ends leave="Leave it" onClose={onClose}>
          <button type="submit" className="button main">
            Answered by phone
          </button>
        </Ends>
      </form>
    </Dialog>
  )
}
