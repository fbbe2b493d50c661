import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf, minutesOf } from '../clock.ts'
import { counted } from '../figures.ts'
import { Figures } from './Figures.tsx'
import type { NightTimes } from './night-times.ts'

/** Each source with its rows, what is usual, when it was due and when it was in; last all of them together. */
export function Deliveries({ night, times }: { night: ChartOf<'night'>; times: NightTimes }) {
  const { columns, total } = night.deliveries
  const { deliveries, end } = times
  const row = (name: string, rows: number, usual: readonly [number, number], due: number, at: number) => [
    name,
    counted(rows),
    usual.join('–'),
    clockOf(due),
    clockOf(at),
  ]
  return (
    <Figures
      columns={columns}
      rows={[
        ...deliveries.map(({ name, rows, usual, due, in: at }) => row(name, rows, usual, due, at)),
        row(
          total.name,
          deliveries.reduce((sum, { rows }) => sum + rows, 0),
          total.usual,
          minutesOf(night.due),
          end,
        ),
      ]}
      alarms={deliveries.flatMap(({ late }, index) => (late > 0 ? [index] : []))}
    />
  )
}
