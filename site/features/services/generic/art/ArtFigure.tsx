import type { Art } from '../../../../schemas/art.ts'
import { Bars } from './Bars.tsx'
import { Cells } from './Cells.tsx'
import { Code } from './Code.tsx'
import { Rows } from './Rows.tsx'
import { Trend } from './Trend.tsx'

/** The small figure inside an offering, drawn from the facts that content states (site/schemas/art.ts). */
export function ArtFigure({ art }: { art: Art }) {
  switch (art.kind) {
    case 'bars':
      return <Bars {...art} />
    case 'code':
      return <Code {...art} />
    case 'cells':
      return <Cells {...art} />
    case 'rows':
      return <Rows {...art} />
    case 'trend':
      return <Trend {...art} />
  }
}
