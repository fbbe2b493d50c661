import { CALENDAR } from '../../../contract/promise.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { momentOf, timeOf } from '../../../contract/time/moment.ts'
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
  const { marks, reached, ticks, open } = promiseLine(receipt, now, CALENDAR)
  const clock = (instant: number) => timeOf(momentOf(instant, timeZone))
  return (
    <div className="promise-line mb-5 text-muted-deep mono" aria-hidden="true" data-no-print="">
      <p>
        {marks
          .filter(({ kind }) => kind === 'now' || kind === 'answered')
          .map(({ kind, instant, share }) => (
            <span key={kind} style={{ left: percent(share), translate: `-${Math.round(share * 100)}% 0` }}>
              {kind === 'now' ? `now, ${clock(instant)}` : `answered ${clock(instant)}`}
            </span>
          ))}
        {marks.every(({ share }) => share < 0.6) && <span className="right-0">due</span>}
      </p>
      <div>
        {open.map(({ from, to }) => (
          <em key={from} style={{ left: percent(from), width: percent(to - from) }}>
            {to - from > 0.2 && 'desk open'}
          </em>
        ))}
        <i style={{ width: percent(reached) }} />
        {marks.map(({ kind, share }) => (
          <b key={kind} data-kind={kind} style={{ left: percent(share) }} />
        ))}
      </div>
      <p>
        {ticks.map(({ share, words, day }) => (
          <span
            key={share}
            className={share === 1 ? 'text-right' : undefined}
            style={{ left: percent(share), translate: `-${share * 100}% 0` }}
          >
            {words}
            {day && <small>{day}</small>}
          </span>
        ))}
      </p>
    </div>
  )
}
