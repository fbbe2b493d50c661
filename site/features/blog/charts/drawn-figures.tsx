import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing } from '../../../schemas/post.ts'
import { NarrowedRange } from './NarrowedRange.tsx'
import { Pauses } from './Pauses.tsx'
import { UnitCost } from './UnitCost.tsx'
import { WeekHours } from './WeekHours.tsx'

/** The markup of an article's drawings by their names, as Markdown's HTML takes them. */
export function drawnFigures(drawings: readonly Drawing[] = []): ReadonlyMap<string, string> {
  return new Map(drawings.map((drawing) => [drawing.name, renderToStaticMarkup(drawn(drawing))]))
}

function drawn(drawing: Drawing) {
  switch (drawing.name) {
    case 'unit-cost':
      return <UnitCost {...drawing} />
    case 'week-hours':
      return <WeekHours {...drawing} />
    case 'narrowed-range':
      return <NarrowedRange {...drawing} />
    case 'pauses':
      return <Pauses {...drawing} />
  }
}
