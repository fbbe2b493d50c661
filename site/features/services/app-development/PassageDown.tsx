import type { CSSProperties } from 'react'
import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import { linear, percent, tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf, durationOf, minutesOf } from '../clock.ts'
import { withFigures } from '../with-figures.ts'
import { drawPassage, QUEUE } from './passage-drawing.ts'
import { type WorkingDay, waitingAt } from './working-day.ts'

/** Pixels a minute and an edit, at a column of 350; it is stretched across the day alone. */
const MINUTE = 1.62
const EDIT = 12.5
const BAR = 30
const WIDTH = 350
/** The surface, from the column's left edge. */
const SURFACE = 134
/** The line begins before the day and ends after it. */
const LEAD = 22

/** The day from top to bottom, for phones: signal to the left of the line, waiting edits to the right. */
export function PassageDown({ passage, day }: { passage: ChartOf<'passage'>; day: WorkingDay }) {
  const height = tenth((day.to - day.from) * MINUTE) + 2 * LEAD
  const along = linear([day.from, day.to], [LEAD, height - LEAD])
  const { signal, rows, outline } = drawPassage(day, { along, edit: EDIT, bar: BAR, downwards: true })
  const hours = Array.from({ length: passage.axis.to - passage.axis.from + 1 }, (_, index) => passage.axis.from + index)
  const tapped = minutesOf(passage.log[0]?.at ?? '')
  const across = (depth: number) => percent((SURFACE + depth) / WIDTH)
  return (
    <div className="page passage-down md:hidden" aria-hidden="true">
      <p className="mt-13 mb-5 as-heading text-h4 leading-[1.15] tracking-h4">
        {passage.title}
        <br />
        {clockOf(day.from)} to {clockOf(day.to)}
      </p>
      <div className="relative" style={{ height }}>
        <Drawing className="absolute size-full" size={[WIDTH, height]} stretched>
          <g fill="none" className="*:[vector-effect:non-scaling-stroke]" transform={`translate(${SURFACE} 0)`}>
            <path stroke="#b9d3de" strokeWidth="1.5" d={signal} />
            <Paths of={rows} classes={QUEUE} strokeWidth="0.75" />
            <path className="stroke-white stroke-[1.5]" d={`M0 0V${height}${outline}`} />
          </g>
        </Drawing>
        {day.stretches.map(({ label, from, to }) => (
          <p key={label} className="passage-name" style={{ top: along(from), width: across(0) }}>
            <b className="block font-text text-label font-medium leading-[1.35] tracking-[0] text-sheet">{label}</b>
            <span>{durationOf(to - from)}</span>
          </p>
        ))}
        <Counts
          day={day}
          kept={passage.kept}
          place={(to, waiting) => ({ top: along(to), left: across(waiting * EDIT) })}
        />
        {hours
          .filter((hour) => hour * 60 > day.from + 30 && hour * 60 < day.to - 20)
          .map((hour) => (
            <p key={hour} className="passage-hour right-0 pl-4 -translate-y-1/2" style={{ top: along(hour * 60) }}>
              {clockOf(hour * 60)}
            </p>
          ))}
        <i
          className="passage-dot"
          style={{ top: along(tapped), left: across(waitingAt(day, tapped + 1 / 60) * EDIT) }}
        />
      </div>
    </div>
  )
}

/** How many edits waited at the end of each stretch that had no signal at all. */
export function Counts({
  day,
  kept,
  place,
}: {
  day: WorkingDay
  kept: string
  place: (to: number, waiting: number) => CSSProperties
}) {
  const longest = Math.max(...day.waiting.map(({ place }) => place))
  return day.stretches
    .flatMap(({ from, to, gaps }) => gaps.filter((gap) => gap.from === from && gap.to === to))
    .map(({ to, edits: { length } }) => (
      <p key={to} className="passage-count" data-longest={length === longest || undefined} style={place(to, length)}>
        {length === longest ? withFigures(kept, { waiting: length }) : length}
      </p>
    ))
}
