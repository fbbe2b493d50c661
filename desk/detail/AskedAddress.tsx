import { MailX } from 'lucide-react'
import { type DeskSubmission, deskRoutes } from '../../contract/desk/replies.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { addToast } from '../app/toasts.ts'
import { useAttempt } from '../app/use-attempt.ts'
import { instead } from '../ui/instead.ts'

/** The visitor says that the answer did not arrive, and wants it at another address: a person decides. */
export function AskedAddress({ submission: { reference, email, askedAddress } }: { submission: DeskSubmission }) {
  const [isBusy, attempt] = useAttempt()
  if (askedAddress === null) return null

  async function decide(agree: boolean) {
    await attempt(async () => {
      await sendJson('POST', deskRoutes.askedAddress(reference), { agree, address: askedAddress })
      addToast({ text: agree ? `Sent again to ${askedAddress}` : `Not sent to ${askedAddress}` })
    })
    refresh([reference])
  }

  return (
    <section className="band failure" aria-label="Another address is asked for">
      <MailX className="icon" aria-hidden="true" />
      <h2>The answer did not arrive, says the visitor</h2>
      <p>
        It went to <span dir="auto">{email}</span>. Send it to <strong dir="auto">{askedAddress}</strong>, and use that
        from now on?
      </p>
      <p className="quiet">Whoever has the link of the receipt can ask this. If in doubt, call.</p>
      <form className="flex flex-wrap gap-2 items-center" onSubmit={instead(() => decide(true))}>
        <button type="button" className="button" disabled={isBusy} onClick={() => void decide(false)}>
          No
        </button>
        <button type="submit" className="button main" disabled={isBusy}>
          Send it there
        </button>
      </form>
    </section>
  )
}
