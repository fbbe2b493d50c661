import { CALENDAR } from '../../../contract/promise.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { dueInShort, momentOf, timeOf } from '../../../contract/time/moment.ts'
import { percent } from '../../chart/scale.ts'
import { promiseLine } from './promise-line.ts'

interface TimeLineProps {
  receipt: Receipt
  /** Ms since the epoch. */
  now: number
  timeZone: string
}

/** The promise as a line true to time, from received to due. The words beside it say the same. */
export function TimeLine({ receipt, now, timeZone }: TimeLineProps) {
  const { marks, last, due, ticks, open } = promiseLine(receipt, now, CALENDAR)
  const told = `${last.kind === 'now' ? 'now,' : 'answered'} ${timeOf(momentOf(last.instant, timeZone))}`
  const isLate = due < 1
  const share = isLate ? due : last.share
  return (
    <div className="promise-line mb-5 text-muted-deep mono" aria-hidden="true" data-no-print="">
      <p>
        <span style={{ left: percent(share), translate: `-${Math.round(share * 100)}% 0` }}>
          {isLate ? `due ${dueInShort(momentOf(Date.parse(receipt.dueAt), timeZone, now))}` : told}
        </span>
        {last.share < 0.6 && <span className="right-0">due</span>}
      </p>
      <div style={{ '--due': percent(due) }}>
        {open.map(({ from, to }) => (
          <em key={from} style={{ left: percent(from), width: percent(to - from) }}>
            {to - from > 0.2 && 'desk open'}
          </em>
        ))}
        <i style={{ width: percent(Math.min(due, last.share)) }} />
        {isLate && <i style={{ left: percent(due), width: percent(1 - due) }} />}
        {marks.map(({ kind, share }) => (
          <b key={kind} data-kind={kind} style={{ left: percent(share) }} />
        ))}
      </div>
      <p>
        {ticks.map(({ share, words, day }) => (
          <span
            key={share}
            className={share === 1 ? 'text-right' : 'max-sm:not-first:hidden'}
            style={{ left: percent(share), translate: `-${share * 100}% 0` }}
          >
            {isLate && share === 1 ? told : words}
            {day && <small>{day}</small>}
          </span>
        ))}
      </p>
    </div>
  )
}
