import type { Art } from '../../../schemas/art.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { CodeCard } from './CodeCard.tsx'
import { DayBars } from './DayBars.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Figures } from './Figures.tsx'
import { MaskedFields } from './MaskedFields.tsx'
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
      return <MaskedFields {...night.fields} />
    case 'costs':
      return (
        <Figures
          columns={night.costs.columns}
          rows={night.costs.rows.map(({ name, dollars }) => [name, `$${dollars.toFixed(2)}`])}
        />
      )
    case undefined:
      if (art?.kind === 'trend') return <DayBars {...art} />
      return art?.kind === 'code' ? <CodeCard {...art} /> : null
  }
}
