import { CONFIRM_DAYS } from '../../../contract/limits.ts'
import { brief, dateOf, momentOf } from '../../../contract/time/moment.ts'
import { DAY_MS } from '../../../contract/time/units.ts'

/** `asked`: nothing is confirmed yet. `on`: letters come. `ended`: none will. */
export type LettersState = 'asked' | 'on' | 'ended'

export interface LetterLinesProps {
  state: LettersState
  /** Until when the confirmation link is good, ms since the epoch, where that is known. */
  expiresAt?: number
  timeZone?: string
  /** Ms since the epoch, where the page is made on demand; a page made at build names no months. */
  now?: number
}

const MONTHS = 12
const CAPTIONS: Record<LettersState, string> = {
  asked: 'twelve letters, none of them before you press',
  on: 'twelve letters, one a month',
  ended: 'no letters',
}

/** A year of letters: one line let down each month. The words above say the same. */
export function LetterLines({ state, now, expiresAt, timeZone }: LetterLinesProps) {
  return (
    <div className="letter-lines mono" data-state={state} aria-hidden="true">
      <ul className="page">
        <li className="letter-days" style={{ '--days': CONFIRM_DAYS, '--day': dayOfLink(now, expiresAt) - 1 }}>
          {state === 'asked' && <DaysOfLink now={now} expiresAt={expiresAt} timeZone={timeZone} />}
        </li>
        {Array.from({ length: MONTHS }, (_, index) => (
          <li key={String(index)} style={{ '--order': index }}>
            {now !== undefined && monthAfter(now, index + 1)}
            <i />
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 1440 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 30C120 14 260 12 420 22S700 44 900 30 1240-8 1440 12V60H0z" />
      </svg>
      <p>{CAPTIONS[state]}</p>
    </div>
  )
}

/** How long the link in the email is good: in days that have gone, or for all readers of a page alike. */
function DaysOfLink({ now, expiresAt, timeZone }: Omit<LetterLinesProps, 'state'>) {
  if (now === undefined || expiresAt === undefined) return <span>{`the link is good for ${CONFIRM_DAYS} days`}</span>
  const until = momentOf(expiresAt, timeZone, now)
  return (
    <span>
      <b>{`day ${dayOfLink(now, expiresAt)} of ${CONFIRM_DAYS}`}</b>
      {`good until ${brief(until.weekday)}, ${dateOf(until)}`}
    </span>
  )
}

/** 1 on the first of its days. */
function dayOfLink(now?: number, expiresAt?: number): number {
  if (now === undefined || expiresAt === undefined) return 1
  return Math.min(CONFIRM_DAYS, Math.max(1, CONFIRM_DAYS - Math.ceil((expiresAt - now) / DAY_MS) + 1))
}

/** The month so many after this one, in UTC: "Apr". */
function monthAfter(now: number, months: number): string {
  const day = new Date(now)
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)
  return brief(momentOf(first, 'UTC').month)
}
