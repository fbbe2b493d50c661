import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { dollarsOf } from '../figures.ts'
import { BILL, type BillDrawing, billDrawing } from './bill-drawing.ts'

/** One month's bill: its sums beside it, its lines as soundings. On a phone the lines are bars. */
export function Bill({ bill, title, text }: { bill: ChartOf<'bill'>; title: string; text: string }) {
  const drawing = billDrawing(bill)
  const sum = (unclaimed: boolean) =>
    bill.lines.filter((line) => line.unclaimed === unclaimed).reduce((total, { dollars }) => total + dollars, 0)
  const [named, unclaimed, off] = bill.sums
  const most = Math.max(...bill.lines.map(({ dollars }) => dollars))
  return (
    <div className="xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] grid gap-y-10 gap-x-6 mt-22">
      <div className="md:max-xl:grid md:max-xl:grid-cols-[5fr_6fr] md:max-xl:grid-rows-[auto_1fr] md:max-xl:gap-x-8">
        <h3 className="text-h3">{title}</h3>
        <p className="max-w-104 mt-4 text-quiet">{text}</p>
        <dl className="bill-sums border-y border-ink mt-8 md:max-xl:[grid-area:1/2/span_2] md:max-xl:mt-1">
          <Sum label={named} dollars={sum(false)} />
          <Sum label={unclaimed} dollars={sum(true)} />
          <Sum label={off} dollars={sum(true)} lit />
        </dl>
      </div>
      <figure className="bill-chart">
        <div className="md:relative md:h-[480px] md:mt-12">
          <BillBed drawing={drawing} />
          <ul>
            {drawing.lines.map(({ label, dollars, unclaimed: pit, x, depth }) => (
              <li
                key={label}
                className="flex justify-between relative pb-5 max-md:not-first:mt-3 md:absolute md:top-0 md:left-[calc(var(--x)*100%)] md:w-[11%] md:h-0 md:p-0 md:-translate-x-1/2"
                data-unclaimed={pit || undefined}
                style={{
                  '--x': share(x / BILL.width),
                  '--depth': `${depth}px`,
                  '--share': share(dollars / most),
                }}
              >
                <span className="mono md:absolute md:bottom-2 md:-inset-x-2 md:leading-snug md:text-center">
                  {label}
                </span>{' '}
                <b className="font-mono text-label font-normal leading-text md:absolute md:top-[calc(var(--depth)+0.75rem)] md:-inset-x-4 md:font-display md:text-small md:font-[490] md:leading-flat md:tracking-h3 md:text-center xl:text-[clamp(1.125rem,1.5vw,1.375rem)]">
                  {dollarsOf(dollars)}
                </b>
              </li>
            ))}
          </ul>
          <div className="mono hidden md:max-xl:hidden xl:block" aria-hidden="true">
            {drawing.scale.map(({ dollars, depth }) => (
              <span
                className="xl:absolute xl:right-0 xl:pr-4 xl:text-[#5c5636] xl:-translate-y-1/2 xl:after:absolute xl:after:top-1/2 xl:after:right-0 xl:after:w-2.5 xl:after:border-t xl:after:border-ink"
                key={dollars}
                style={{ top: `${depth}px` }}
              >
                {dollarsOf(dollars)}
              </span>
            ))}
          </div>
        </div>
        <figcaption className="text-small mt-4 text-muted">{bill.caption}</figcaption>
      </figure>
    </div>
  )
}

function Sum({ label, dollars, lit }: { label: string; dollars: number; lit?: boolean }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3" data-lit={lit}>
      <dt>{label}</dt>
      <dd className="font-mono text-small font-normal leading-text tracking-h3">{dollarsOf(dollars)}</dd>
    </div>
  )
}

function share(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

/** Water in tints of its depth, the sand below it, and the pits that nobody claims. */
function BillBed({ drawing }: { drawing: BillDrawing }) {
  const { lines, bed, sand, after, pits, tints } = drawing
  const { width, height } = BILL
  return (
    <Drawing className="hidden fill-none md:block absolute inset-0 size-full" size={[width, height]} stretched>
      <defs>
        <pattern id="bill-hatching" width="8" height="8" patternUnits="userSpaceOnUse">
          <path className="md:stroke-sea" d="M-2 2L2-2M-1 9L9-1M6 10L10 6" />
        </pattern>
        <pattern id="bill-sand" width="10" height="10" patternUnits="userSpaceOnUse" fill="#c9b988">
          <circle cx="2" cy="2" r=".7" />
          <circle cx="7" cy="7" r=".7" />
        </pattern>
      </defs>
      <path className="md:fill-shoal-pale" d={`M0 0H${width}V${height}H0z`} />
      {tints.map((depth) => (
        <path key={depth} fill="#7fb9d0" fillOpacity="0.17" d={`M0 ${depth}H${width}V${height}H0z`} />
      ))}
      <path className="md:fill-buff" d={sand} />
      <path fill="url(#bill-sand)" d={sand} />
      <path className="md:fill-shoal-pale md:[fill-opacity:0.75]" d={pits} />
      <path fill="url(#bill-hatching)" d={pits} />
      <path className="stroke-ink stroke-[1.3]" d={bed} />
      <path className="stroke-ink stroke-[1.3]" strokeDasharray="4 4" d={after} />
      <path className="stroke-ink" d={`M0 .5H${width}${lines.map(({ x, depth }) => `M${x} 0V${depth}`).join('')}`} />
    </Drawing>
  )
}
