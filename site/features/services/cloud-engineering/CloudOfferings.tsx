import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import type { Service } from '../../../schemas/service.ts'
import { chartOf } from '../chart-of.ts'
import { dollarsOf } from '../figures.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { Bill } from './Bill.tsx'
import { CrossingTable } from './CrossingTable.tsx'
import { coasts, STRAIT } from './coasts.ts'
import { crossingRows, DOLLARS_PER_PIXEL } from './crossing-rows.ts'

/** Six offerings: two as the shores of the crossing, one beside its bill, three in words. */
export function CloudOfferings(props: ServicePageProps) {
  const [leaving, arriving, cost, ...others] = props.service.offerings.items
  return (
    <Part of="offerings" {...props} tone="paper" className="py-(--space-section)" head="page">
      {() => (
        <>
          {leaving && arriving && (
            <Crossing crossing={chartOf(props, 'crossing')} leaving={leaving} arriving={arriving} />
          )}
          <div className="page">
            {cost && <Bill bill={chartOf(props, 'bill')} title={cost.title} text={cost.text} />}
            <ul className="sm:max-lg:grid-cols-[1fr_1fr] lg:grid-cols-[repeat(3,1fr)] grid gap-y-10 gap-x-6 mt-[calc(2*var(--space-10))]">
              {others.map(({ title, text }) => (
                <li key={title} className="pt-5 border-t border-ink sm:max-lg:last:col-span-full">
                  <h3 className="text-h4">{title}</h3>
                  <p className="max-w-144 mt-3 text-small text-quiet">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </Part>
  )
}

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
function Crossing({ crossing, leaving, arriving }: CrossingProps) {
  const rows = crossingRows(crossing)
  const land = coasts(ROW)
  const { sandbox, key } = crossing
  const cells = Array.from({ length: sandbox.cells }, (_, index) => ({ id: index, awake: index < sandbox.awake }))
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
            <Paths of={land.open} className="fill-shoal nth-3:fill-soft-deep nth-4:fill-shoal-pale" />
            <path className="fill-none stroke-ink" d={land.coasts} />
            <path className="fill-none stroke-dune" d={land.inland} />
          </Drawing>
          <CrossingTable crossing={crossing} rows={rows} />
          {/* On the right shore below the waves: the sandbox that sleeps at night, and the key to the lines. */}
          <div className="hidden lg:block absolute inset-y-0 right-0 w-(--cells) pointer-events-none">
            <div className="absolute inset-x-0 top-[calc(var(--row)*2.375rem)]" style={{ '--row': rows.retire.row }}>
              <p className="text-small font-medium text-right">{sandbox.label}</p>
              <div className="grid grid-cols-[repeat(4,1fr)] gap-2 mt-2" aria-hidden="true">
                {cells.map(({ id, awake }) => (
                  <i
                    key={id}
                    className={`h-7.5 border rounded-sm ${awake ? 'border-line-strong bg-sheet' : 'border-dashed border-dune-strong'}`}
                  />
                ))}
              </div>
            </div>
            <ul className="mono absolute inset-x-0 top-[calc(var(--row)*2.375rem)]" style={{ '--row': rows.stay.row }}>
              <li className="flex items-center gap-3 leading-8">
                <i
                  className="w-22.5 h-[calc(var(--breadth)*1px)] bg-sea"
                  style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }}
                />
                {withFigures(key.label, { dollars: dollarsOf(key.dollars) })}
              </li>
              <li className="flex items-center gap-3 leading-8">
                <i
                  className="w-22.5 h-[calc(var(--breadth)*1px)] bg-[repeating-linear-gradient(to_right,var(--color-sea)_0_16px,transparent_16px_19px)]"
                  style={{ '--breadth': key.dollars / DOLLARS_PER_PIXEL }}
                />
                {key.rebuilt}
              </li>
            </ul>
          </div>
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
