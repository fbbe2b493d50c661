import { useQuery } from '@tanstack/react-query'
import { type DeskErasure, deskRoutes } from '../../contract/desk/replies.ts'
import { sizeInWords } from '../../contract/fields/upload.ts'
import { quantity } from '../../contract/quantity.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { changePlace, placeNow } from '../app/address.ts'
import { addToast } from '../app/toasts.ts'
import { useAttempt } from '../app/use-attempt.ts'
import { Dialog, Ends } from '../ui/Dialog.tsx'
import type { Asked } from './ask.ts'

/** Asks before anything is erased, and says what goes. */
export function EraseDialog({ target, onDone, onClose }: Omit<Asked, 'action'> & { onClose: () => void }) {
  const [isBusy, attempt, problem] = useAttempt({ inDialog: true })
  const preview = useQuery({
    queryKey: ['erase', target],
    queryFn: () => sendJson<DeskErasure>('POST', deskRoutes.erasePreview(), { target }),
    gcTime: 0,
    staleTime: 0,
  })
  const { data: found, error } = preview
  const data = found?.submissions === 0 ? undefined : found
  const only = data?.submissions === 1 ? data.sample[0] : undefined
  const what = only ? only.reference : data ? `${data.submissions} requests` : '…'
  const it = only || !data ? 'it' : 'them'

  async function erase() {
    if (!data) return
    await attempt(async () => {
      const { submissions } = data
      const sent = sendJson<{ submissions: number }>('POST', deskRoutes.erase(), { target, submissions })
      const erased = await sent.catch(async (refused) => {
        // The next press erases what is there now.
        await preview.refetch()
        throw refused
      })
      // Goes on to the next one of a list, while this one is still shown.
      onDone()
      const { reference } = placeNow()
      if (reference && (!('references' in target) || target.references.includes(reference)))
        changePlace({ reference: undefined }, { replace: true })
      addToast({ text: `${only ? what : quantity(erased.submissions, 'request')} erased for good` })
      onClose()
      refresh(null)
    })
  }

  return (
    <Dialog title={`Erase ${what} for good?`} onClose={onClose}>
      <p>{`Nobody can bring ${it} back. These go now:`}</p>
      {found && !data && <p role="alert">Nothing is left: somebody has erased it already.</p>}
      {data && (
        <dl className="goes">
          {partsOf(data).map(([part, many]) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>{many}</dd>
            </div>
          ))}
        </dl>
      )}
      {data && data.submissions > 1 && (
        <p className="quiet">
          {`${data.sample.map(({ name, reference }) => `${name} (${reference})`).join(', ')}${data.submissions > data.sample.length ? ' …' : ''}`}
        </p>
      )}
      <p className="quiet">
        An anonymous line that something was erased stays. Backups keep a copy until they are replaced.
      </p>
      {(problem || error) && <p role="alert">{problem || error?.message}</p>}
      <Ends leave={`Keep ${it}`} onClose={onClose}>
        <button type="button" className="button danger" disabled={!data || isBusy} onClick={() => void erase()}>
          {`Erase ${only ? only.name || only.reference : what}`}
        </button>
      </Ends>
    </Dialog>
  )
}

/** What goes, and how much of it there is. */
function partsOf(erasure: DeskErasure): [string, number | string][] {
  const { submissions, files, bytes, emails, notes, events, drafts } = erasure
  const some = files === 0 ? 'no file' : files === 1 ? 'one file' : `${files} files`
  return [
    [`The answers and ${some}`, files > 0 ? sizeInWords(bytes) : submissions],
    ['Emails, their copies on disk', emails],
    ['Notes, and lines of the history', `${notes} and ${events}`],
    ['Answers that are being written', drafts],
  ]
}
