import { Drawing } from '../../../chart/Drawing.tsx'
import { monotone, polyline } from '../../../chart/path.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { counted } from '../figures.ts'
import { withFigures } from '../with-figures.ts'
import { awakeHours, weekOf } from './machine-hours.ts'

/** Units of the drawing for an hour, and for a machine. */
const HOUR = 2
const MACHINE = 12

/** A week of machines by the hour, and the customers that they were awake for. */
export function MachineWeek({ before, beforeLabel, days, machines, customers, caption }: ChartOf<'machine-week'>) {
  const height = before * MACHINE
  const hours = weekOf(machines)
  const steps = hours.flatMap((many, hour) =>
    [hour, hour + 1].map((at) => [at * HOUR, height - many * MACHINE] as const),
  )
  const curve = weekOf(customers).map((many, hour) => [(hour + 0.5) * HOUR, height - many * MACHINE] as const)
  return (
    <figure className="offer-figure week">
      <p className="text-muted">{withFigures(beforeLabel, { before })}</p>
      <Drawing className="h-31 mt-1.5" size={[hours.length * HOUR, height]} stretched>
        <path fill="#9cc6d8" stroke="none" d={`${polyline(steps)}V${height}H0z`} />
        <path stroke="#a59c86" strokeDasharray="4 4" d={`M0 0H${hours.length * HOUR}`} />
        <path className="stroke-ink" d={monotone(curve)} />
      </Drawing>
      <p
        className="week-days mono grid grid-cols-[repeat(7,1fr)] pt-1.5 border-t border-ink text-center"
        aria-hidden="true"
      >
        {days.map((day, index) => (
          <span key={`${day}${index < 5 ? index : index + 1}`}>{day}</span>
        ))}
      </p>
      <ul className="flex flex-wrap gap-y-1 gap-x-8 mt-2.5">
        <li className="flex items-center gap-2">{machines.label}</li>
        <li className="flex items-center gap-2" data-line="">
          {customers.label}
        </li>
      </ul>
      <figcaption className="text-small text-balance">
        {withFigures(caption, { awake: counted(awakeHours(machines)), all: counted(before * hours.length) })}
      </figcaption>
    </figure>
  )
}
