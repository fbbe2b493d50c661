import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

interface BookingPanelProps {
  booking: ChartOf<'booking'>
  /** What the whole plate shows. */
  alt: string
}

/** The product's side panel at reading size: on a phone it stands for the whole plate. */
export function BookingPanel({ booking, alt }: BookingPanelProps) {
  const { state, product, name, length, rows, total, action } = booking
  return (
    <div
      className="booking block max-md:pt-5 max-md:pb-6 max-md:px-5 max-md:border-t max-md:border-b-0 max-md:border-x max-md:border-muted-deep max-md:rounded-[5px_5px_0_0] max-md:bg-white max-md:text-small md:hidden"
      role="img"
      aria-label={alt}
    >
      <p>
        <span className="max-md:py-1 max-md:px-2 max-md:rounded-[3px] max-md:bg-shoal">{state}</span>
        <b>{product}</b>
      </p>
      <p className="max-md:my-3 max-md:font-display max-md:text-h4 max-md:font-[490] max-md:leading-tight max-md:tracking-h3">
        {name}
      </p>
      <p className="booking-boat">
        <Drawing className="max-md:w-[75%]" fill="none" stroke="currentColor" strokeWidth="1.5" size={[208, 36]}>
          <path d="M3 2h140q34 3 62 16-28 13-62 16H3q-3-16 0-32z" fill="#fff" />
          <path d="M54 10h58v16H54zM126 12h15v12h-15z" />
        </Drawing>
        <span className="mono">{length}</span>
      </p>
      {rows.map(([label, value]) => (
        <p key={label}>
          <span>{label}</span>
          <b>{value}</b>
        </p>
      ))}
      <p className="booking-total">
        <b>{total[0]}</b>
        <b>{total[1]}</b>
      </p>
      <p className="booking-action">{action}</p>
    </div>
  )
}
