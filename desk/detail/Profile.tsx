import { useId, useRef } from 'react'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { closedHours } from '../../contract/time/business-hours.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { useSession } from '../app/session.tsx'
import { shortClock, weekday } from '../time/words.ts'
import { useSize } from '../ui/use-size.ts'
import { bedPath, depthLines, fitLabels, type Place, placeOf } from './profile-geometry.ts'

const SURFACE = 26
const DEPTH = 104
const HEIGHT = 148
/** Of one letter of the drawing's type, px. */
const LETTER = 7

interface Mark {
  label: string
  at: number
  now?: boolean
}

/** The request's own depth from receipt to due time, and what happened on the way. The history says the same in words. */
export function Profile({ submission, now }: { submission: DeskSubmission; now: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const session = useSession()
  const { timeZone } = session
  const promised = { receivedAt: Date.parse(submission.receivedAt), dueAt: Date.parse(submission.dueAt) }
  const size = { width, depth: DEPTH }
  const end = submission.answeredAt ? Date.parse(submission.answeredAt) : now
  const isNarrow = width < 480
  const marks = placed([
    ...marksOf(submission, isNarrow),
    { label: submission.answeredAt ? 'answered' : 'now', at: end, now: true },
  ])
  const bed = bedPath(promised, size)
  const closed = closedHours(promised.receivedAt, promised.dueAt, session).map(({ from, to }) => ({
    x: placeOf(from, promised, size).x,
    to: placeOf(to, promised, size).x,
    opens: to,
  }))
  const hour = depthY(HOUR_MS)
  const eightHours = depthY(8 * HOUR_MS)
  const clip = useId()
  const hatch = useId()

  function placed(all: Mark[]) {
    return all.map((mark) => ({ ...mark, ...placeOf(mark.at, promised, size) }))
  }
  function depthY(left: number): number {
    return placeOf(promised.dueAt - left, promised, size).y
  }
  function instant(at: number): string {
    return `${weekday(at, timeZone)} ${shortClock(at, timeZone)}`
  }

  const bottom = [
    ...closed
      .filter(({ to, x }) => to - x > 150)
      .slice(0, 2)
      .map(({ x, to }) => ({ x: (x + to) / 2, label: 'desk closed' })),
    ...closed
      .filter(({ to }) => to < width - 4)
      .map(({ to, opens }) => ({ x: to, label: shortClock(opens, timeZone) })),
    { x: 0, label: isNarrow ? instant(promised.receivedAt) : `${instant(promised.receivedAt)}, stored` },
    { x: width, label: `due ${instant(promised.dueAt)}` },
  ]

  return (
    <div ref={box} aria-hidden="true">
      {width > 0 && (
        <svg aria-hidden="true" className="profile" viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT}>
          <clipPath id={clip}>
            <path d={`${bed}L${width} 0L0 0Z`} />
          </clipPath>
          <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" className="hatch" />
          </pattern>
          <g transform={`translate(0 ${SURFACE})`}>
            <path d={`${bed}V${DEPTH}H0Z`} className="bed" />
            <g clipPath={`url(#${clip})`}>
              <rect width={width} height={DEPTH} className="deep-water" />
              <rect width={width} height={eightHours} className="day-water" />
              <rect width={width} height={hour} className="hour-water" />
              {depthLines(promised).map((left) => (
                <path key={left} d={`M0 ${depthY(left)}H${width}`} className="line" />
              ))}
              {closed.map(({ x, to }) => (
                <rect key={x} x={x} width={to - x} height={DEPTH} fill={`url(#${hatch})`} />
              ))}
            </g>
            <path d={bed} className="bed-line" />
            {depthLines(promised)
              .filter((left, index, all) => index === 0 || depthY(left) - depthY(all[index - 1] ?? 0) > 12)
              .map((left) => (
                <text
                  key={left}
                  x={marks.some(({ x }) => x > 0 && x < 44) ? 52 : 5}
                  y={depthY(left) - 4}
                  className="quiet"
                >
                  {left / HOUR_MS} h
                </text>
              ))}
            <path d={`M0 0H${width}`} className="top-line" />
            {marks.map((mark) => (
              <Hung key={`${mark.label} ${mark.at}`} {...mark} />
            ))}
            {fitLabels(
              marks.filter(({ label }) => label !== ''),
              size,
              LETTER,
            ).map(({ label, start, x }) => (
              <text key={`${label} ${x}`} x={start} y="-14" fontWeight={label === 'now' ? 600 : 400}>
                {label}
              </text>
            ))}
            {fitLabels(bottom, size, LETTER).map(({ label, start, x }) => (
              <text key={`${label} ${x}`} x={start} y={DEPTH + 16} className="quiet">
                {label}
              </text>
            ))}
          </g>
        </svg>
      )}
    </div>
  )
}

function Hung({ x, y, now = false }: Place & { now?: boolean }) {
  return (
    <>
      <path d={`M${x} 0V${y}`} className={now ? 'hang now' : 'hang'} />
      <path d={`M${x - 4} -7L${x} 0L${x + 4} -7`} fill={now ? 'var(--text)' : 'none'} stroke="var(--text)" />
      <circle cx={x} cy={y} r={now ? 5 : 3.5} className={now ? 'event now' : 'event'} />
    </>
  )
}

/** Events worth a mark; the history has all. */
function marksOf({ history }: DeskSubmission, isNarrow: boolean): Mark[] {
  return history.flatMap(({ kind, at, actor }): Mark[] => {
    const mark = (label: string) => [{ label, at: Date.parse(at) }]
    switch (kind) {
      case 'received':
        return mark('')
      case 'opened':
        return mark(isNarrow || !actor ? 'opened' : `opened, ${firstName(actor)}`)
      case 'taken':
        return mark(isNarrow || !actor ? 'taken' : `${firstName(actor)} takes it`)
      case 'added':
        return mark('added')
      case 'noted':
        return mark('note')
      case 'moved':
      case 'released':
      case 'reopened':
        return mark(kind)
      case 'emailFailed':
        return mark('email refused')
      default:
        return []
    }
  })
}

function firstName(actor: string): string {
  return actor.split(' ')[0] ?? actor
}
