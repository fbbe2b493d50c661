import { useState } from 'react'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { PERSON_MAX } from '../../contract/desk/requests.ts'
import { NAMED_AT, queryClient } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { instead } from '../ui/instead.ts'
import { attempt } from './toasts.ts'

/** Asks once per browser who acts: notes, owners and the history carry the name. */
export function NameDialog({ company, onClose }: { company?: string; onClose?: () => void }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')

  function save() {
    return attempt(async () => {
      await sendJson('POST', deskRoutes.session(), { name })
      // "Mine" is somebody else's now.
      await queryClient.invalidateQueries()
      onClose?.()
      localStorage.setItem(NAMED_AT, String(Date.now()))
    }, setProblem)
  }

  return (
    <Dialog title={company ? `${company}, desk` : 'Another name'} {...(onClose ? { onClose } : {})}>
      <p>Your name stands beside what you do here: notes, what you take, what you answer. This browser remembers it.</p>
      <form onSubmit={instead(save)}>
        <label>
          Your name
          <input
            className="field"
            name="name"
            dir="auto"
            autoComplete="given-name"
            required
            maxLength={PERSON_MAX}
            value={name}
            aria-invalid={problem !== ''}
            aria-describedby={problem ? 'name-problem' : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {problem && (
          <p id="name-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="ends">
          {onClose && (
            <button type="button" className="button" onClick={onClose}>
              Leave it
            </button>
          )}
          <button type="submit" className="button main">
            Go to the desk
          </button>
        </div>
      </form>
    </Dialog>
  )
}
