import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { ReasonList } from '../ReasonList.tsx'
import { withFigures } from '../with-figures.ts'
import { staffZones } from './staff-zones.ts'

/** Three promises beside the staff that the first of them is read on; its lines and theirs are one grid. */
export function MvpReasons(props: ServicePageProps) {
  return (
    <Part of="reasons" {...props} tone="shoal">
      {({ items }) => (
        <div className="mvp-reasons grid gap-y-12 gap-x-6 mt-12 [--payment:24px] md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-x-12 md:[--payment:36px]">
          <TideStaff chart={chartOf(props, 'staff')} funnel={chartOf(props, 'funnel')} />
          <ReasonList items={items} />
        </div>
      )}
    </Part>
  )
}

/** Units of a payment's block on the staff. Its letter E has five strokes. */
const BLOCK = { width: 48, height: 35 }

/** Payments on a tide staff: below a line stop, above another go on, and what was read. */
function TideStaff({ chart, funnel }: { chart: ChartOf<'staff'>; funnel: ChartOf<'funnel'> }) {
  const { zones, read } = staffZones(chart, funnel)
  const { width, height } = BLOCK
  const rows = Array.from({ length: chart.upTo }, (_, row) => row)
  const stroke = height / 5
  const blocks = rows.map((row) => `M${row % 2 === 0 ? 0 : width} ${row * height}h${width}v${height}h-${width}z`)
  const gaps = rows.flatMap((row) =>
    [1, 3].map((at) => `M${row % 2 === 0 ? 15 : width} ${row * height + at * stroke}h33v${stroke}h-33z`),
  )
  const marks = [chart.upTo, funnel.goOn, chart.stop, 0]
  return (
    <div className="staff" style={{ '--payments': chart.upTo }}>
      <p className="mono ml-14">{chart.title}</p>
      <div className="relative h-[calc(var(--payments)*var(--payment))] mt-3 ml-14">
        <Drawing
          className="absolute w-19 h-full border-[1.5px] border-ink lg:w-28"
          size={[2 * width, chart.upTo * height]}
          stretched
        >
          <path className="fill-sheet" d={`M0 0h${2 * width}v${chart.upTo * height}H0z`} />
          <path className="fill-ink" d={blocks.join('')} />
          <path className="fill-sheet" d={gaps.join('')} />
        </Drawing>
        <div aria-hidden="true">
          {marks.map((at) => (
            <span
              className="absolute right-[calc(100%+0.75rem)] as-heading text-h4 leading-flat -translate-y-1/2"
              key={at}
              style={{ top: percent(1 - at / chart.upTo) }}
            >
              {at}
            </span>
          ))}
        </div>
        <ul>
          {zones.map(({ label, note, from, to }) => (
            <li
              key={label}
              className="absolute inset-y-auto right-0 left-19 pt-3 pl-6 border-t border-ink leading-label lg:left-28"
              style={{ top: percent(1 - to / chart.upTo), height: percent((to - from) / chart.upTo) }}
            >
              <b className="block as-heading text-lead leading-heading">{label}</b>
              <span className="text-small">{note}</span>
            </li>
          ))}
        </ul>
        <p
          className="after:absolute after:dot-[1.0625rem] after:-top-2.5 after:right-0 after:bg-(--color-signal) text-small text-balance absolute inset-y-auto right-0 -left-2 pt-1 pl-[calc(2*var(--space-14))] border-t-3 border-signal font-medium leading-snug lg:pl-[calc(2*var(--space-18))]"
          style={{ top: percent(1 - read / chart.upTo) }}
        >
          {withFigures(chart.reading, { count: read, week: funnel.week })}
        </p>
      </div>
    </div>
  )
}
