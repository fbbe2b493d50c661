import { MailX, Phone, Send } from 'lucide-react'
import { useState } from 'react'
import { type DeskEmail, deskRoutes } from '../../contract/desk.ts'
import { refresh } from '../api/queries.ts'
import { sendJson } from '../api/request.ts'
import { useNow } from '../app/clock.ts'
import { useSession } from '../app/session.tsx'
import { addToast } from '../app/toasts.ts'
import { moment } from '../time/words.ts'

const KIND_WORDS: Record<string, string> = {
  desk: 'The desk’s email was not delivered',
  visitor: 'The receipt did not arrive',
  newsletter: 'A newsletter email did not arrive',
  webhook: 'A webhook was not delivered',
}

/** An email or a webhook that was given up: what it means, the server's own words, and another try, to a corrected address if need be. */
export function FailedEmail({ email, phone = '' }: { email: DeskEmail; phone?: string }) {
  const { timeZone } = useSession()
  const now = useNow()
  const [recipient, setRecipient] = useState(email.recipient)
  const [isBusy, setBusy] = useState(false)
  const mayCorrect = email.kind === 'visitor'
  const isWebhook = email.kind === 'webhook'

  async function resend() {
    setBusy(true)
    try {
      const corrected = recipient.trim()
      await sendJson('POST', deskRoutes.resend(email.id), corrected === email.recipient ? {} : { recipient: corrected })
      addToast({ text: isWebhook ? 'Sent again' : `Sent again to ${corrected}` })
      refresh(email.reference ? [email.reference] : [])
    } catch (error) {
      addToast({ text: error instanceof Error ? error.message : String(error), failed: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <section className="failure" aria-label="Failed email">
      <MailX className="icon" aria-hidden="true" />
      <h2>{KIND_WORDS[email.kind] ?? 'An email did not arrive'}</h2>
      <p className="quiet">
        Tried {email.attempts} {email.attempts === 1 ? 'time' : 'times'}, first{' '}
        {moment(Date.parse(email.createdAt), timeZone, now)}. It is not tried again by itself
        {mayCorrect ? ': put the address right, or call' : ''}.
      </p>
      {email.lastError && <code>{email.lastError}</code>}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void resend()
        }}
      >
        <label>
          {isWebhook ? 'Event' : 'Send to'}
          <input
            className="field"
            type={isWebhook ? 'text' : 'email'}
            required
            readOnly={!mayCorrect}
            value={recipient}
            onChange={({ target }) => setRecipient(target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={isBusy}>
          <Send aria-hidden="true" /> Send again
        </button>
        {phone !== '' && mayCorrect && (
          <a className="button" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Phone aria-hidden="true" /> {phone}
          </a>
        )}
      </form>
    </section>
  )
}
