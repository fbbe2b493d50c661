import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

interface BookingPanelProps {
  booking: ChartOf<'booking'>
  /** What the whole plate shows. */
  alt: string
}

const ROW = 'flex justify-between py-1'

/** The product's side panel at reading size: on a phone it stands for the whole plate. */
export function BookingPanel({ booking, alt }: BookingPanelProps) {
  const { state, product, name, length, rows, total, action } = booking
  return (
    <div
      className="px-5 pt-5 pb-6 border-x border-t border-muted-deep rounded-[5px_5px_0_0] bg-white text-small [&_b]:font-medium md:hidden"
      role="img"
      aria-label={alt}
    >
      <p className={ROW}>
        <span className="py-1 px-2 rounded-[3px] bg-shoal">{state}</span>
        <b>{product}</b>
      </p>
      <p className={`${ROW} my-3 as-heading text-h4 leading-tight tracking-h3`}>{name}</p>
      <p className="grid place-items-center justify-between gap-2 mb-3 pt-5 pb-3 rounded-[4px] bg-shoal-pale">
        <Drawing className="w-[75%]" fill="none" stroke="currentColor" strokeWidth="1.5" size={[208, 36]}>
          <path d="M3 2h140q34 3 62 16-28 13-62 16H3q-3-16 0-32z" fill="#fff" />
          <path d="M54 10h58v16H54zM126 12h15v12h-15z" />
        </Drawing>
        <span className="mono">{length}</span>
      </p>
      {rows.map(([label, value]) => (
        <p key={label} className={ROW}>
          <span>{label}</span>
          <b>{value}</b>
        </p>
      ))}
      <p className="flex justify-between mt-3 py-3 border-t border-line text-body">
        <b>{total[0]}</b>
        <b>{total[1]}</b>
      </p>
      <p className="flex justify-center py-3 rounded-[4px] bg-ink text-white font-medium">{action}</p>
    </div>
  )
}
