import { useId, useRef } from 'react'
import type { DeskSubmission } from '../../contract/desk/replies.ts'
import { closedHours } from '../../contract/time/business-hours.ts'
import { durationInShort } from '../../contract/time/duration.ts'
import { HOUR_MS } from '../../contract/time/units.ts'
import { useSession } from '../app/session.tsx'
import { shortClock, weekday } from '../time/words.ts'
import { useSize } from '../ui/use-size.ts'
import { basinsOf, depthLines, fitLabels, type Place, type Round, roundsOf } from './profile-geometry.ts'

const SURFACE = 26
const DEPTH = 104
const HEIGHT = 148
/** Of the land that has room for its words, px. */
const LAND_WORDS = 76

interface Mark {
  label: string
  at: number
  now?: boolean
}

/**
 * The request's own depth from receipt to due time, and what happened on the way. Each time the visitor writes, the water
 * begins anew. The history says the same in words.
 */
export function Profile({ submission, now }: { submission: DeskSubmission; now: number }) {
  const box = useRef<HTMLDivElement>(null)
  const { width } = useSize(box)
  const session = useSession()
  const { timeZone } = session
  const receivedAt = Date.parse(submission.receivedAt)
  const dueAt = Date.parse(submission.dueAt)
  const size = { width, depth: DEPTH }
  const rounds = roundsOf(submission.history, receivedAt)
  const askedAt = rounds.at(-1)?.from ?? receivedAt
  const water = basinsOf(rounds, dueAt, size)
  const begin = water.x(askedAt)
  const end = submission.answeredAt ? Date.parse(submission.answeredAt) : now
  const isNarrow = width < 480
  const marks = [
    ...marksOf(submission, isNarrow),
    ...rounds.slice(0, -1).flatMap((one) => answerOf(one, isNarrow)),
    ...rounds.slice(1).map(({ from }) => ({ label: 'reply', at: from })),
    { label: submission.answeredAt ? 'answered' : 'now', at: end, now: true },
  ]
    .sort((one, other) => one.at - other.at)
    .map((mark) => ({ ...mark, ...water.place(mark.at) }))
  const closed = closedHours(receivedAt, dueAt, session).map(({ from, to }) => ({
    x: water.x(from),
    to: water.x(to),
    opens: to,
  }))
  const lines = depthLines(dueAt - askedAt)
  const hour = depthY(HOUR_MS)
  const eightHours = depthY(8 * HOUR_MS)
  const clip = useId()
  const hatch = useId()

  function depthY(left: number): number {
    return basinsOf([{ from: askedAt }], dueAt, size).place(dueAt - left).y
  }
  function instant(at: number): string {
    return `${weekday(at, timeZone)} ${shortClock(at, timeZone)}`
  }

  const bottom = [
    ...closed
      .filter(({ to, x }) => x >= begin && to - x > 150)
      .slice(0, 2)
      .map(({ x, to }) => ({ x: (x + to) / 2, label: 'desk closed' })),
    ...closed
      .filter(({ to }) => to > begin && to < width - 4)
      .map(({ to, opens }) => ({ x: to, label: shortClock(opens, timeZone) })),
    { x: 0, label: isNarrow || rounds.length > 1 ? instant(receivedAt) : `${instant(receivedAt)}, stored` },
    ...(rounds.length > 1 ? [{ x: begin, label: shortClock(askedAt, timeZone) }] : []),
    { x: width, label: `due ${instant(dueAt)}` },
  ]

  return (
    <div ref={box} aria-hidden="true">
      {width > 0 && (
        <svg aria-hidden="true" className="profile" viewBox={`0 0 ${width} ${HEIGHT}`} height={HEIGHT}>
          <clipPath id={clip}>
            <path d={water.water} />
          </clipPath>
          <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" className="hatch" />
          </pattern>
          <g transform={`translate(0 ${SURFACE})`}>
            <rect width={width} height={DEPTH} className="bed" />
            <g clipPath={`url(#${clip})`}>
              <rect width={width} height={DEPTH} className="deep-water" />
              <rect width={width} height={eightHours} className="zone-today" />
              <rect width={width} height={hour} className="zone-hour" />
              {lines.map((left) => (
                <path key={left} d={`M0 ${depthY(left)}H${width}`} className="line" />
              ))}
              {closed.map(({ x, to }) => (
                <rect key={x} x={x} width={to - x} height={DEPTH} fill={`url(#${hatch})`} />
              ))}
            </g>
            <path d={water.bed} className="bed-line" />
            {lines
              .filter((left, index, all) => index === 0 || depthY(left) - depthY(all[index - 1] ?? 0) > 12)
              .map((left) => (
                <text
                  key={left}
                  x={begin + (marks.some(({ x }) => x > begin && x < begin + 44) ? 52 : 5)}
                  y={depthY(left) - 4}
                  className="quiet"
                >
                  {left / HOUR_MS} h
                </text>
              ))}
            {water.lands
              .filter(({ x, to }) => to - x > LAND_WORDS)
              .map(({ x, to, ms }) => (
                <text key={x} x={(x + to) / 2} textAnchor="middle" className="quiet">
                  <tspan x={(x + to) / 2} y={DEPTH / 2 - 4}>
                    with them
                  </tspan>
                  <tspan x={(x + to) / 2} y={DEPTH / 2 + 12}>
                    {durationInShort(ms)}
                  </tspan>
                </text>
              ))}
            <path d={`M0 0H${width}`} className="top-line" />
            {marks.map((mark) => (
              <Hung key={`${mark.label} ${mark.at}`} {...mark} />
            ))}
            {fitLabels(
              marks.filter(({ label }) => label !== ''),
              width,
            ).map(({ label, start, x }) => (
              <text key={`${label} ${x}`} x={start} y="-14" fontWeight={label === 'now' ? 600 : 400}>
                {label}
              </text>
            ))}
            {fitLabels(bottom, width).map(({ label, start, x }) => (
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

export function Hung({ x, y, now = false }: Place & { now?: boolean }) {
  return (
    <>
      <path d={`M${x} 0V${y}`} className={now ? 'hang now' : 'hang'} />
      <path d={`M${x - 4} -7L${x} 0L${x + 4} -7`} fill={now ? 'var(--text)' : 'none'} stroke="var(--text)" />
      <circle cx={x} cy={y} r={now ? 5 : 3.5} className={now ? 'event now' : 'event'} />
    </>
  )
}

/** Our answer to a question after which another one came. */
function answerOf({ to, by }: Round, isNarrow: boolean): Mark[] {
  const label = isNarrow || !by ? 'answered' : `answered, ${firstName(by)}`
  return to === undefined ? [] : [{ label, at: to }]
}

/** Events worth a mark; the history has all. */
function marksOf({ history }: DeskSubmission, isNarrow: boolean): Mark[] {
  return history.flatMap(({ kind, at, actor }) => {
    const labels: Partial<Record<typeof kind, string>> = {
      ...{ received: '', added: 'added', noted: 'note', moved: 'moved', released: 'released' },
      emailFailed: 'email refused',
      opened: isNarrow || !actor ? 'opened' : `opened, ${firstName(actor)}`,
      taken: isNarrow || !actor ? 'taken' : `${firstName(actor)} takes it`,
    }
    const label = labels[kind]
    return label === undefined ? [] : [{ label, at: Date.parse(at) }]
  })
}

function firstName(actor: string): string {
  return actor.split(' ')[0] ?? actor
}
