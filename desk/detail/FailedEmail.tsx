import { Check, MailX, Phone, Send } from 'lucide-react'
import { useState } from 'react'
import { type DeskEmail, deskRoutes } from '../../contract/desk/replies.ts'
import { dialable } from '../../contract/fields/telephone.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { useTimes } from '../app/session.tsx'
import { addToast } from '../app/toasts.ts'
import { useAttempt } from '../app/use-attempt.ts'
import { failureHeading, failureWords } from '../mail/failure-words.ts'
import { instead } from '../ui/instead.ts'

interface FailedEmailProps {
  email: DeskEmail
  phone?: string
}

/**
 * An email or a webhook that failed: whether it is tried again, the server's own words, and another try, to a corrected
 * address if need be. One that was given up can be dismissed, which is undone from the notice.
 */
export function FailedEmail(props: FailedEmailProps) {
  // With another address it is another try: what was typed for the old one goes.
  return <Failure key={props.email.recipient} {...props} />
}

function Failure({ email, phone = '' }: FailedEmailProps) {
  const { timeZone, now } = useTimes()
  const [recipient, setRecipient] = useState(email.recipient)
  const [isBusy, attempt] = useAttempt()
  const mayCorrect = email.kind === 'visitor' || email.kind === 'answer'
  const isWebhook = email.kind === 'webhook'
  const isDead = email.state === 'dead'

  function resend() {
    return attempt(async () => {
      const corrected = recipient.trim()
      await sendJson('POST', deskRoutes.resend(email.id), corrected === email.recipient ? {} : { recipient: corrected })
      addToast({ text: isWebhook ? 'Sent again' : `Sent again to ${corrected}` })
      refresh(email.reference ? [email.reference] : [])
    })
  }

  function dismiss(dismissed: boolean): Promise<void> {
    return attempt(async () => {
      await sendJson('POST', deskRoutes.dismiss(email.id), { dismissed })
      if (dismissed)
        addToast({ text: `${isWebhook ? 'Webhook' : 'Email'} dismissed`, onUndo: () => void dismiss(false) })
      else addToast({ text: 'Dismissal taken back' })
      refresh(email.reference ? [email.reference] : [])
    })
  }

  return (
    <section
      className="failure"
      aria-label={[failureHeading(email), email.reference ?? '', email.recipient]
        .filter((text) => text !== '')
        .join(', ')}
    >
      <MailX className="icon" aria-hidden="true" />
      <h2>{failureHeading(email)}</h2>
      <p className="quiet">{failureWords(email, timeZone, now)}</p>
      {email.lastError && (
        <code className="block px-3 py-2 border border-(--rule) border-l-3 border-l-(--alarm) text-(--alarm) font-mono text-mono font-normal leading-text wrap-anywhere">
          {email.lastError}
        </code>
      )}
      <form className="flex flex-wrap gap-2 items-center" onSubmit={instead(resend)}>
        <label className="flex flex-[1_1_260px] items-center gap-2 text-(--quiet) whitespace-nowrap">
          <span>{isWebhook ? 'Event' : 'Send to'}</span>
          <input
            className="field"
            type={isWebhook ? 'text' : 'email'}
            dir="auto"
            required
            readOnly={!mayCorrect}
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={isBusy}>
          <Send aria-hidden="true" /> <span>{isDead ? 'Send again' : 'Send now'}</span>
        </button>
        {isDead && (
          <button type="button" className="button" disabled={isBusy} onClick={() => void dismiss(true)}>
            <Check aria-hidden="true" /> Dismiss
          </button>
        )}
        {dialable(phone) && mayCorrect && (
          <a className="button" href={`tel:${dialable(phone)}`}>
            <Phone aria-hidden="true" /> {phone}
          </a>
        )}
      </form>
    </section>
  )
}
