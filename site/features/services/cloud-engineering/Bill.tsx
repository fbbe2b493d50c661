import type { Bill as BillData } from '../../../schemas/charts/bill.ts'
import { dollarsOf } from '../figures.ts'
import { BillBed } from './BillBed.tsx'
import { BILL, billDrawing } from './bill-drawing.ts'

interface BillProps {
  bill: BillData
  title: string
  text: string
}

/** One month's bill: its sums beside it, its lines as soundings. On a phone the lines are bars. */
export function Bill({ bill, title, text }: BillProps) {
  const drawing = billDrawing(bill)
  const sum = (unclaimed: boolean) =>
    bill.lines.filter((line) => line.unclaimed === unclaimed).reduce((total, { dollars }) => total + dollars, 0)
  const [named, unclaimed, off] = bill.sums
  const most = Math.max(...bill.lines.map(({ dollars }) => dollars))
  return (
    <div className="bill">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
        <dl className="bill-sums">
          <Sum label={named} dollars={sum(false)} />
          <Sum label={unclaimed} dollars={sum(true)} />
          <Sum label={off} dollars={sum(true)} lit />
        </dl>
      </div>
      <figure className="bill-chart">
        <div className="bill-plot">
          <BillBed drawing={drawing} />
          <ul>
            {drawing.lines.map(({ label, dollars, unclaimed: pit, x, depth }) => (
              <li
                key={label}
                data-unclaimed={pit || undefined}
                style={{
                  '--x': share(x / BILL.width),
                  '--depth': `${depth}px`,
                  '--share': share(dollars / most),
                }}
              >
                <span className="mono">{label}</span> <b>{dollarsOf(dollars)}</b>
              </li>
            ))}
          </ul>
          <div className="bill-scale mono" aria-hidden="true">
            {drawing.scale.map(({ dollars, depth }) => (
              <span key={dollars} style={{ top: `${depth}px` }}>
                {dollarsOf(dollars)}
              </span>
            ))}
          </div>
        </div>
        <figcaption className="text-small">{bill.caption}</figcaption>
      </figure>
    </div>
  )
}

function Sum({ label, dollars, lit }: { label: string; dollars: number; lit?: boolean }) {
  return (
    <div data-lit={lit}>
      <dt>{label}</dt>
      <dd>{dollarsOf(dollars)}</dd>
    </div>
  )
}

function share(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
