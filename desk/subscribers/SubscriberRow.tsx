import { Trash2 } from 'lucide-react'
import type { DeskSubscriber, DeskSubscriberState } from '../../contract/desk/newsletter.ts'
import { useTimes } from '../app/session.tsx'
import { moment } from '../time/words.ts'

/** What a state is called on the screen. */
export const STATE_WORDS: Record<DeskSubscriberState, string> = {
  confirmed: 'confirmed',
  pending: 'asked, not confirmed',
  unsubscribed: 'left or refused',
}

interface Props {
  subscriber: DeskSubscriber
  /** What was searched: the only name of one who left. */
  typed: string
  onErase: () => void
}

export function SubscriberRow({ subscriber, typed, onErase }: Props) {
  const { timeZone, now } = useTimes()
  const { email, state, askedAt, confirmedAt, consent, source } = subscriber
  const time = (instant: string) => <time dateTime={instant}>{moment(Date.parse(instant), timeZone, now)}</time>
  return (
    <tr>
      <th scope="row">{email ?? <span className="quiet">{typed}: only a keyed hash is stored</span>}</th>
      <td data-label="State">{STATE_WORDS[state]}</td>
      <td data-label="Asked">{time(askedAt)}</td>
      <td data-label="Confirmed">
        {confirmedAt ? time(confirmedAt) : <span className="quiet">not yet</span>}
        {source && <span className="quiet">{source}</span>}
      </td>
      <td data-label="Words">
        {consent ? (
          <>
            <span className="mono">{consent.version}</span> <span className="quiet">{consent.words}</span>
          </>
        ) : (
          <span className="quiet">none</span>
        )}
      </td>
      <td>
        <button type="button" className="button small" aria-label={`Erase ${email ?? typed}`} onClick={onErase}>
          <Trash2 aria-hidden="true" /> Erase…
        </button>
      </td>
    </tr>
  )
}
