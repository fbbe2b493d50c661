import { Check, TriangleAlert, X } from 'lucide-react'
import { undo } from '../actions/act.ts'
import { useLive } from '../api/live.ts'
import { closeToast, holdToasts, useToasts } from './toasts.ts'

/** What was done, with a way back. Never the only evidence: the list and the history show it, too. */
export function Toasts() {
  const toasts = useToasts()
  const { progress } = useLive()
  // The key takes back the last action alone.
  const next = toasts.findLast(({ undo: token }) => token)?.undo
  return (
    <section
      className="toasts"
      aria-label="Notices"
      aria-live="polite"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={({ currentTarget }) => holdToasts(currentTarget.contains(document.activeElement))}
      onFocus={() => holdToasts(true)}
      onBlur={({ currentTarget }) => holdToasts(currentTarget.matches(':hover'))}
    >
      {progress && (
        <div className="toast" aria-live="off">
          <progress aria-label="Progress" value={progress.done} max={progress.total} />
          <span>{`${progress.done.toLocaleString('en-US')} of ${progress.total.toLocaleString('en-US')}`}</span>
        </div>
      )}
      {toasts.map(({ id, text, undo: token, onUndo, offer, failed }) => (
        <div key={id} className="toast" role={failed ? 'alert' : undefined}>
          {failed ? (
            <TriangleAlert className="icon" aria-hidden="true" />
          ) : (
            <Check className="icon" aria-hidden="true" />
          )}
          <span>{text}</span>
          {offer && (
            <button
              type="button"
              className="button small"
              onClick={() => {
                closeToast(id)
                offer.run()
              }}
            >
              {offer.label}
            </button>
          )}
          {token || onUndo ? (
            <button
              type="button"
              className="button small"
              onClick={() => {
                closeToast(id)
                if (token) void undo(token)
                else onUndo?.()
              }}
            >
              <span>Undo</span> {token && <kbd hidden={token !== next}>U</kbd>}
            </button>
          ) : (
            <button type="button" className="button small" aria-label="Close" onClick={() => closeToast(id)}>
              <X aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
    </section>
  )
}
