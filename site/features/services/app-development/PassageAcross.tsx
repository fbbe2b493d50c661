import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import { linear, percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf, durationOf } from '../clock.ts'
import { withFigures } from '../with-figures.ts'
import { Counts } from './PassageDown.tsx'
import { drawPassage, isobaths, QUEUE } from './passage-drawing.ts'
import { isShort, momentsOf } from './passage-places.ts'
import type { WorkingDay } from './working-day.ts'

/** Pixels of the drawing at a full column. It is stretched along the day alone, so words and marks are HTML. */
const WIDTH = 1296
const EDIT = 11.5
const BAR = 46
/** The surface, and the foot of the drawing. passage.css sets the same heights. */
const SURFACE = 86
const HEIGHT = 296
/** What wide windows show beside the column. */
const BLEED = 700

/** The day from left to right, for windows from 48rem on. The log beside it is its text. */
export function PassageAcross({ passage, day }: { passage: ChartOf<'passage'>; day: WorkingDay }) {
  const axis = [passage.axis.from * 60, passage.axis.to * 60] as const
  const along = linear(axis, [0, WIDTH])
  const share = linear(axis, [0, 1])
  const { signal, rows, outline } = drawPassage(day, { along, edit: EDIT, bar: BAR, downwards: false })
  const lines = isobaths(day, { along, edit: EDIT, from: -BLEED, to: WIDTH + BLEED, count: 12, apart: 15 })
  const hours = Array.from({ length: passage.axis.to - passage.axis.from + 1 }, (_, index) => passage.axis.from + index)
  const last = day.stretches.at(-1)
  return (
    <div className="passage max-md:hidden" aria-hidden="true">
      <div className="page">
        <div className="passage-plot" style={momentsOf(passage, day, share, EDIT)}>
          <Drawing className="absolute inset-0 w-full h-[296px] overflow-visible" size={[WIDTH, HEIGHT]} stretched>
            <g fill="none" className="*:[vector-effect:non-scaling-stroke]" transform={`translate(0 ${SURFACE})`}>
              {lines.map((d, index) => (
                <path key={d} stroke="#2f7392" strokeOpacity={(index + 1) % 5 === 0 ? 0.9 : 0.42} d={d} />
              ))}
            </g>
          </Drawing>
          <Drawing className="absolute inset-0 w-full h-[296px] overflow-visible" size={[WIDTH, HEIGHT]} stretched>
            <g
              id="hero-drawing"
              fill="none"
              className="*:[vector-effect:non-scaling-stroke]"
              transform={`translate(0 ${SURFACE})`}
            >
              <path className="stroke-white stroke-2" d={`M-${BLEED} 0H${WIDTH + BLEED}`} />
              <path stroke="#b9d3de" strokeWidth="1.5" d={signal} />
              <Paths of={rows} classes={QUEUE} strokeWidth="0.75" />
              <path className="stroke-white stroke-[1.5]" d={outline} />
            </g>
          </Drawing>
          {day.stretches.map((stretch) => (
            <p
              key={stretch.label}
              className="passage-name"
              data-short={isShort(stretch) || undefined}
              {...(stretch === day.stretches[0]
                ? { 'data-edge': 'first' }
                : stretch === last
                  ? { 'data-edge': 'last' }
                  : {
                      style: {
                        left: percent(share(stretch.from)),
                        width: percent(share(stretch.to) - share(stretch.from)),
                      },
                    })}
            >
              <b className="block font-text text-label font-medium leading-[1.35] tracking-[0] text-sheet">
                {stretch.label}
              </b>
              <span>{durationOf(stretch.to - stretch.from)}</span>
            </p>
          ))}
          <Counts
            day={day}
            kept={passage.kept}
            place={(to, waiting) => ({ right: percent(1 - share(to)), top: SURFACE + waiting * EDIT })}
          />
          {[0, 5, 10].map((count) => (
            <p
              key={count}
              className={`right-0 ${count > 0 ? '-translate-y-1/2' : 'pt-[0.4rem]'}`}
              style={{ top: SURFACE + count * EDIT }}
            >
              {count === 0 ? withFigures(passage.scale, { count }) : `${count} –`}
            </p>
          ))}
          {hours.map((hour) => (
            <p
              key={hour}
              className="passage-hour top-[306px] pt-2 -translate-x-1/2"
              data-edge={hour === passage.axis.from ? 'first' : hour === passage.axis.to ? 'last' : undefined}
              style={{ left: percent(share(hour * 60)) }}
            >
              {clockOf(hour * 60)}
            </p>
          ))}
          <i className="absolute bottom-[calc(100%-86px)] left-[calc(var(--x1)*1%)] h-30 border-l-[1.5px] border-l-[#8fb3c2]" />
          <i className="passage-dot" />
        </div>
      </div>
    </div>
  )
}
