import { useQuery } from '@tanstack/react-query'
import type { DeskSubscriber, DeskSubscriberErasure } from '../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { quantity } from '../../contract/quantity.ts'
import { refreshNewsletter } from '../api/newsletter.ts'
import { sendJson } from '../api/request.ts'
import { addToast } from '../app/toasts.ts'
import { useAttempt } from '../app/use-attempt.ts'
import { Dialog, Ends } from '../ui/Dialog.tsx'

interface Props {
  subscriber: DeskSubscriber
  typed: string
  onClose: () => void
}

/** Asks before a subscriber is erased, and says what goes. */
export function EraseSubscriber({ subscriber: { id, email, state }, typed, onClose }: Props) {
  const [isBusy, attempt, problem] = useAttempt({ inDialog: true })
  const { data, error } = useQuery({
    queryKey: ['subscriber-erasure', id],
    queryFn: () => sendJson<DeskSubscriberErasure>('POST', deskRoutes.subscriberErasure(id)),
    gcTime: 0,
    staleTime: 0,
  })
  const who = email ?? typed

  async function erase() {
    await attempt(async () => {
      await sendJson('POST', deskRoutes.eraseSubscriber(id))
      addToast({ text: `${who} erased for good` })
      onClose()
    })
    refreshNewsletter()
  }

  return (
    <Dialog title={`Erase ${who} for good?`} onClose={onClose}>
      <p>Nobody can bring it back. These go now:</p>
      {data && (
        <dl className="goes">
          <div>
            <dt>{email === null ? 'The keyed hash' : 'The address, and when and to what they agreed'}</dt>
            <dd>1</dd>
          </div>
          <div>
            <dt>Emails, and their copies on disk</dt>
            <dd>{data.emails}</dd>
          </div>
          <div>
            <dt>Links to confirm</dt>
            <dd>{data.links}</dd>
          </div>
        </dl>
      )}
      <p className="quiet">
        {state === 'unsubscribed'
          ? 'The note not to write to them goes, too: whoever enters the address again begins anew.'
          : 'An issue that is being sent does not reach them any more. Backups keep a copy until they are replaced.'}
      </p>
      {(problem || error) && <p role="alert">{problem || error?.message}</p>}
      <Ends leave="Keep it" onClose={onClose}>
        <button type="button" className="button danger" disabled={!data || isBusy} onClick={() => void erase()}>
          {data ? `Erase with ${quantity(data.emails, 'email')}` : 'Erase'}
        </button>
      </Ends>
    </Dialog>
  )
}
