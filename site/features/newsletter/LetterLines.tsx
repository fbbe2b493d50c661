/** `asked`: nothing is confirmed yet. `on`: letters come. `ended`: none will. */
export type LettersState = 'asked' | 'on' | 'ended'

interface LetterLinesProps {
  state: LettersState
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
export function LetterLines({ state, now }: LetterLinesProps) {
  return (
    <div className="letter-lines mono" data-state={state} aria-hidden="true">
      <ul className="page">
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

/** The month so many after this one, in UTC: "Apr". */
function monthAfter(now: number, months: number): string {
  const day = new Date(now)
  const first = Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1)
  return new Date(first).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
}
