import type { Crossing as CrossingData } from '../../../schemas/charts/crossing.ts'
import type { Service } from '../../../schemas/service.ts'
import { CrossingExtras } from './CrossingExtras.tsx'
import { CrossingTable } from './CrossingTable.tsx'
import { coasts, STRAIT } from './coasts.ts'
import { crossingRows } from './crossing-rows.ts'

type Offering = Service['offerings']['items'][number]

interface CrossingProps {
  crossing: CrossingData
  /** What stands on the left shore, and on the right. */
  leaving: Offering
  arriving: Offering
}

/** Units of the drawing for a row; the styles set the pixels. */
const ROW = 38

/** Sixteen systems between two shores: two offerings as the land that they leave and reach. */
export function Crossing({ crossing, leaving, arriving }: CrossingProps) {
  const rows = crossingRows(crossing)
  const land = coasts(ROW)
  return (
    <div className="crossing" style={{ '--rows': rows.height }}>
      <div className="page crossing-page">
        <div className="crossing-leaving">
          <h3>{leaving.title}</h3>
          <p>{leaving.text}</p>
        </div>
        <div className="crossing-plot">
          <svg
            className="crossing-strait"
            viewBox={`0 0 ${STRAIT.width} ${Math.round(rows.height * ROW)}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="crossing-water" d={land.water} />
            {land.open.map((d) => (
              <path key={d.slice(0, 30)} className="crossing-open" d={d} />
            ))}
            <path className="crossing-coast" d={land.coasts} />
            <path className="crossing-inland" d={land.inland} />
          </svg>
          <CrossingTable crossing={crossing} rows={rows} />
          <CrossingExtras crossing={crossing} rows={rows} />
        </div>
        <div className="crossing-arriving">
          <h3>{arriving.title}</h3>
          <p>{arriving.text}</p>
        </div>
        <p className="crossing-caption text-small">{crossing.caption}</p>
      </div>
    </div>
  )
}
