import type { DeskIncoming } from '../../contract/desk/conversation.ts'
import { act } from '../actions/act.ts'
import { useIncoming } from '../api/queries.ts'
import { goTo, hrefOf, type Place } from '../app/address.ts'
import { Go } from '../app/Go.tsx'
import { useTimes } from '../app/session.tsx'
import { Detail } from '../detail/Detail.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { moment } from '../time/words.ts'

const OUTCOMES: Record<string, string> = {
  reply: 'A reply, in its request',
  answer: 'An answer from a mail program',
  unmatched: 'Belongs to no request',
  automatic: 'An automatic reply',
  bounce: 'A returned email',
  refused: 'Could not be taken in; it lies in the mailbox',
}

/** Every email that came in lately, and what became of it. One that belongs to no request waits here for a person. */
export function Incoming({ place }: { place: Place }) {
  const { data = [], error, isPending } = useIncoming()
  const waiting = data.filter(isWaiting)
  useKeys({ Escape: place.reference ? undefined : () => goTo('/') })
  return (
    <div className="emails">
      <section className="emails-list" aria-label="Emails that came in" tabIndex={-1}>
        <h1 className="font-display text-h3 font-[480] leading-flat tracking-h4">Emails that came in</h1>
        <p className="mt-2 mb-3 text-(--quiet)" role="status">
          {isPending ? 'Loading' : data.length === 0 ? 'No email has come in.' : waitingInWords(waiting.length)}
        </p>
        {error && <p role="alert">{error.message}</p>}
        <ul className="incoming">
          {[...waiting, ...data.filter((one) => !isWaiting(one))].map((one) => (
            <Line key={one.id} incoming={one} isOpen={one.reference !== null && one.reference === place.reference} />
          ))}
        </ul>
      </section>
      <Detail reference={place.reference} />
    </div>
  )
}

function Line({ incoming, isOpen }: { incoming: DeskIncoming; isOpen: boolean }) {
  const { timeZone, now } = useTimes()
  const { reference, sender, subject, outcome, detail, copies, at } = incoming
  const target = reference === null ? undefined : { references: [reference] }
  const said = outcome === 'unmatched' || detail === '' ? (OUTCOMES[outcome] ?? outcome) : detail
  return (
    <li aria-current={isOpen || undefined}>
      <p>
        <strong dir="auto">{subject || 'No subject'}</strong>
        <time className="mono quiet" dateTime={at}>
          {moment(Date.parse(at), timeZone, now)}
        </time>
      </p>
      <p>
        <span dir="auto">{sender || 'No sender'}</span>
        {reference && (
          <Go className="plain-link mono" href={hrefOf({ view: 'incoming', reference })}>
            {reference}
          </Go>
        )}
      </p>
      <p className="quiet">{`${said}${copies > 1 ? `, ${copies} times` : ''}`}</p>
      {target && isWaiting(incoming) && (
        <p>
          <button type="button" className="button small main" onClick={() => void act({ action: 'release', target })}>
            Make it a request
          </button>
          <button type="button" className="button small" onClick={() => void act({ action: 'spam', target })}>
            Dismiss
          </button>
        </p>
      )}
    </li>
  )
}

function isWaiting({ outcome, status }: DeskIncoming): boolean {
  return outcome === 'unmatched' && status === 'quarantined'
}

function waitingInWords(count: number): string {
  if (count === 0) return 'None waits for a person.'
  return count === 1
    ? 'One belongs to no request, and waits for a person.'
    : `${count} belong to no request, and wait for a person.`
}
