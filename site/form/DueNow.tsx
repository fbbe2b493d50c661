import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CALENDAR, DESK_TARGET, durationInWords, promiseOf, replyTime } from '../../contract/promise.ts'
import { dueAt, meetsTarget } from '../../contract/time/business-hours.ts'
import { dueInWords, type Moment, momentOf } from '../../contract/time/moment.ts'
import { inOwnZone } from '../../contract/time/own-time.ts'
import { MINUTE_MS } from '../../contract/time/units.ts'
import { timeZoneOffset } from '../../contract/time/zone.ts'

interface DueNowProps {
  /** A key of `promises` in content/company.yaml. */
  promise: string
  /** Names the desks' own target, too, while they are open for so long. */
  hasTarget?: boolean
}

/** When what is sent now is answered: the due time that it gets. Before script runs, the promise in words. */
export function DueNow({ promise, hasTarget = false }: DueNowProps) {
  const now = useMinute()
  if (now === undefined) return <span>{`Sent now, answered within ${replyTime(promise)}`}</span>
  const due = dueOf(promise, now)
  const own = inOwnZone(due.at, timeZoneOffset(due.at, due.timeZone))
  return (
    <>
      <span>
        Sent now, answered by <b className="font-medium">{dueInWords(due)}</b>
      </span>
      {own && <span>{` (${own})`}</span>}
      {hasTarget && meetsTarget(CALENDAR, DESK_TARGET, now) && (
        <span>{`, usually within ${durationInWords(DESK_TARGET)}`}</span>
      )}
    </>
  )
}

/** The same, large, its date and its time whole, in the panel of the dialog around the form: no part of its island. */
export function DialogDue({ promise, formRef }: { promise: string; formRef: RefObject<HTMLFormElement | null> }) {
  const now = useMinute()
  const panel = formRef.current?.closest('dialog')?.querySelector('[data-due]')
  if (now === undefined || !panel) return null
  return createPortal(
    <>
      <span>{`By ${dueInWords(dueOf(promise, now))}`.replaceAll(/ (?=\d+,|[AP]M\b|[A-Z]{3,4}$)/g, '\u00a0')}</span>
      <span className="if-sent">, if sent now</span>
    </>,
    panel,
  )
}

function dueOf(promise: string, now: number): Moment {
  return momentOf(dueAt(CALENDAR, promiseOf(promise), now), CALENDAR.timeZone, now)
}

/** The present time, ms since the epoch, renewed every minute; undefined before script runs. */
function useMinute(): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
