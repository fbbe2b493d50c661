import type { DeskIssueSent, IssueDraft } from '../../contract/desk/newsletter.ts'
import { deskRoutes } from '../../contract/desk/replies.ts'
import { refreshNewsletter } from '../api/newsletter.ts'
import { queryClient } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { goTo, hrefOf } from '../app/address.ts'
import { addToast } from '../app/toasts.ts'
import { useAttempt } from '../app/use-attempt.ts'
import { Dialog, Ends } from '../ui/Dialog.tsx'
import { type Draft, removeDraft } from './draft-store.ts'
import { duration, number, subscribers } from './issue-words.ts'

interface Props {
  draft: Draft
  issue: IssueDraft
  /** How many get it. */
  confirmed: number
  perMinute: number
  onClose: () => void
}

/** Asks once more before an issue goes out, and names how many get it. The server refuses any other number. */
export function SendDialog({ draft, issue, confirmed, perMinute, onClose }: Props) {
  const [isBusy, attempt, problem] = useAttempt({ inDialog: true })

  function send() {
    return attempt(async () => {
      const sending = sendJson<DeskIssueSent>('POST', deskRoutes.issueSend(), { draft: issue, recipients: confirmed })
      const sent = await sending.catch((refused) => {
        refreshNewsletter()
        throw refused
      })
      await queryClient.invalidateQueries({ queryKey: ['newsletter', 'overview'] })
      onClose()
      goTo(hrefOf({ view: 'newsletter', issue: sent.id }))
      removeDraft(draft.id)
      addToast({ text: `Queued for ${subscribers(sent.recipients)}` })
    })
  }

  return (
    <Dialog title={`Send “${issue.title}” to ${subscribers(confirmed)}?`} onClose={onClose}>
      <p>
        Each gets one email, in {duration(confirmed, perMinute)} at {number(perMinute)} a minute. What has left cannot
        be called back; what waits can be held. <code>{issue.key}</code> is not sent a second time.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <Ends leave="Keep writing" onClose={onClose}>
        <button type="button" className="button main" disabled={isBusy} onClick={() => void send()}>
          Send to {number(confirmed)}
        </button>
      </Ends>
    </Dialog>
  )
}
