import { useRef } from 'react'
import type { DeskIssue, DeskIssueDetail } from '../../contract/desk/newsletter.ts'
import { useTimes } from '../app/session.tsx'
import { clock } from '../time/words.ts'
import { useSize } from '../ui/use-size.ts'
import { courseOf } from './course-geometry.ts'
import { number } from './issue-words.ts'

const LEFT = 44
const TOP = 26
const HEIGHT = 140

interface Props {
  issue: DeskIssue
  detail: DeskIssueDetail
  perMinute: number
}

/** Progress as a line that is let down: the surface is the beginning, the bottom the last email. Figures stand beside it in words. */
export function CoursePlot({ issue, detail: { course: points, restartedAt }, perMinute }: Props) {
  const { timeZone, now } = useTimes()
  const box = useRef<HTMLDivElement>(null)
  const { width: whole } = useSize(box)
  const width = Math.max(0, whole - LEFT)
  const { recipients, waiting, sent, refused, dead, heldAt } = issue
  const createdAt = Date.parse(issue.createdAt)
  const { from, to, line, ticks, end } = courseOf(
    { createdAt, recipients, waiting, done: sent + refused + dead, isHeld: heldAt !== null },
    points.map(({ at, sent: count }) => ({ at: Date.parse(at), sent: count })),
    { now, perMinute, width, height: HEIGHT },
  )
  const [x, y] = line.at(-1) ?? [0, 0]
  const path = line.map((point) => point.join(' ')).join('L')
  const restart = restartedAt ? restartPoint(((Date.parse(restartedAt) - from) / (to - from)) * width, line) : undefined

  return (
    <div className="course min-h-[174px]" ref={box} aria-hidden="true">
      {width > 0 && (
        <svg width={whole} height={TOP + HEIGHT + 8}>
          <title>Progress</title>
          <g transform={`translate(${LEFT} ${TOP})`}>
            {ticks.map(({ value, y: at }) => (
              <g key={value}>
                <path className="course-grid" d={`M0 ${at}H${width}`} />
                <text x={-6} y={at + 4} textAnchor="end">
                  {number(value)}
                </text>
              </g>
            ))}
            <path className="course-water" d={`M0 0L${path}L${x} 0Z`} />
            <path className="course-surface" d={`M0 0H${width}`} />
            <path className="course-line" d={`M${path}`} />
            {end && <path className="course-rest" d={`M${x} ${y}L${width} ${HEIGHT}`} />}
            {waiting > 0 && <path className="course-now" d={`M${x} 0V${y}`} />}
            {restart && <circle className="course-ring" cx={restart[0]} cy={restart[1]} r="3.5" />}
            <circle className="course-lead" cx={x} cy={y} r="4.5" />
            <text x={0} y={-9}>
              {clock(from, timeZone).replace(/ [AP]M/, '')}
            </text>
            {x > 76 && x < width - 50 && (
              <text x={x} y={-9} textAnchor="middle" className="course-strong">
                {clock(now, timeZone).replace(/ [AP]M/, '')} now
              </text>
            )}
            <text x={width} y={-9} textAnchor="end">
              {clock(to, timeZone).replace(/ [AP]M/, '')}
            </text>
          </g>
        </svg>
      )}
    </div>
  )
}

/** Where the line was when the server started again. */
function restartPoint(x: number, line: readonly [number, number][]): [number, number] | undefined {
  const before = line.findLast(([at]) => at <= x)
  return before ? [x, before[1]] : undefined
}
