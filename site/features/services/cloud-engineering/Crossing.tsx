import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { Service } from '../../../schemas/service.ts'
import { CrossingExtras } from './CrossingExtras.tsx'
import { CrossingTable } from './CrossingTable.tsx'
import { coasts, STRAIT } from './coasts.ts'
import { crossingRows } from './crossing-rows.ts'

type Offering = Service['offerings']['items'][number]

interface CrossingProps {
  crossing: ChartOf<'crossing'>
  /** What stands on the left shore, and on the right. */
  leaving: Offering
  arriving: Offering
}

/** Units of the drawing for a row; the styles set the pixels. */
const ROW = 38

/** Sixteen systems between two shores: two offerings as the land that they leave and reach. */
export function Crossing({ crossing, leaving, arriving }: CrossingProps) {
  const rows = crossingRows(crossing)
  const land = coasts(ROW)
  return (
    <div
      className="relative mt-[calc(2*var(--space-8))] border-y border-ink bg-buff [--row:2rem] overflow-clip lg:[--row:2.375rem]"
      style={{ '--rows': rows.height }}
    >
      <div className="page relative py-10 lg:grid lg:grid-cols-[18.5rem_1fr_15.875rem] lg:gap-y-10 lg:gap-x-0 lg:pt-10 lg:pb-8">
        <div className="crossing-leaving">
          <h3 className="text-h4">{leaving.title}</h3>
          <p className="mt-3 text-small text-quiet">{leaving.text}</p>
        </div>
        <div className="crossing-plot relative min-h-[calc(var(--rows)*var(--row))] my-6 [--names:8.5rem] [--cells:6.25rem] sm:[--names:11rem] sm:[--cells:9rem] sm:max-lg:[--row:2.25rem] lg:col-span-full lg:m-0 lg:[--names:14.25rem] lg:[--cells:15.875rem]">
          <Drawing
            className="absolute left-(--names) w-[calc(100%-var(--names)-var(--cells))] h-full overflow-visible max-lg:overflow-hidden"
            size={[STRAIT.width, Math.round(rows.height * ROW)]}
            stretched
          >
            <path className="fill-quiet-deep" d={land.water} />
            {land.open.map((d) => (
              <path key={d.slice(0, 30)} className="fill-shoal nth-3:fill-soft-deep nth-4:fill-shoal-pale" d={d} />
            ))}
            <path className="fill-none stroke-ink" d={land.coasts} />
            <path className="fill-none stroke-dune" d={land.inland} />
          </Drawing>
          <CrossingTable crossing={crossing} rows={rows} />
          <CrossingExtras crossing={crossing} rows={rows} />
        </div>
        <div className="max-lg:mb-6 lg:[grid-area:1/3]">
          <h3 className="text-h4">{arriving.title}</h3>
          <p className="mt-3 text-small text-quiet">{arriving.text}</p>
        </div>
        <p className="text-small text-earth lg:col-start-1 lg:max-w-64">{crossing.caption}</p>
      </div>
    </div>
  )
}
