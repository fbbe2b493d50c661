import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { dollarsOf } from '../figures.ts'
import { BillBed } from './BillBed.tsx'
import { BILL, billDrawing } from './bill-drawing.ts'

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
