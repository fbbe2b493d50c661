import type { Art } from '../../../schemas/art.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { clockOf, minutesOf } from '../clock.ts'
import { counted } from '../figures.ts'
import { SIGNS } from '../generic/art/ArtFigure.tsx'
import { DayBars } from './DayBars.tsx'
import { Figures } from './Figures.tsx'
import type { NightTimes } from './night-times.ts'

interface NightFigureProps {
  /** A table of the night; without one the offering's own art is drawn. */
  table: ChartOf<'night'>['places'][number]['table']
  art: Art | undefined
  night: ChartOf<'night'>
  times: NightTimes
}

/** What an offering leaves behind on such a night. */
export function NightFigure({ table, art, night, times }: NightFigureProps) {
  switch (table) {
    case 'deliveries':
      return <Deliveries night={night} times={times} />
    case 'fields':
      return (
        <Figures
          columns={night.fields.columns}
          head="sr-only"
          rows={night.fields.rows.map(({ name, value }) => [name, value.split(/(x+)/).map(masked)])}
        />
      )
    case 'costs':
      return (
        <Figures
          columns={night.costs.columns}
          rows={night.costs.rows.map(({ name, dollars }) => [name, `$${dollars.toFixed(2)}`])}
        />
      )
    case undefined:
      if (art?.kind === 'trend') return <DayBars {...art} />
      if (art?.kind !== 'code') return null
      return (
        <ol className="night-card code-card mono">
          {art.lines.map(({ mark, text }) => (
            <li key={text} data-mark={mark}>
              {SIGNS[mark]}
              {SIGNS[mark] === '' ? text : text.trimStart()}
            </li>
          ))}
        </ol>
      )
  }
}

function masked(piece: string, index: number) {
  if (index % 2 === 0) return piece
  return (
    <span key={index}>
      <span className="inline-block h-2.75 bg-ink" style={{ width: `${piece.length}ch` }} aria-hidden="true" />
      <span className="sr-only">masked</span>
    </span>
  )
}

/** Each source with its rows, what is usual, when it was due and when it was in; last all of them together. */
function Deliveries({ night, times }: { night: ChartOf<'night'>; times: NightTimes }) {
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
