import { renderToStaticMarkup } from 'react-dom/server'
import type { Drawing } from '../../../schemas/post.ts'
import { NarrowedRange } from './NarrowedRange.tsx'
import { Pauses } from './Pauses.tsx'
import { UnitCost } from './UnitCost.tsx'
import { WeekHours } from './WeekHours.tsx'

/** How many drawings are kept, each of some 5 kB. */
const MOST = 64

const known = new Map<string, string>()

/**
 * The markup of an article's drawings by their names, as Markdown's HTML takes them. A page asks several times for its
 * article's text, and one drawing takes a tenth of a second.
 */
export function drawnFigures(drawings: readonly Drawing[] = []): ReadonlyMap<string, string> {
  return new Map(drawings.map((drawing) => [drawing.name, markupOf(drawing)]))
}

function markupOf(drawing: Drawing): string {
  const key = JSON.stringify(drawing)
  const markup = known.get(key) ?? renderToStaticMarkup(drawn(drawing))
  if (known.size >= MOST && !known.has(key)) known.delete(known.keys().next().value ?? '')
  known.set(key, markup)
  return markup
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
