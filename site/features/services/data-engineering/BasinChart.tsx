import type { Basin } from '../../../schemas/charts/basin.ts'
import { counted } from '../figures.ts'
import { BasinLabels } from './BasinLabels.tsx'
import { BasinWater } from './BasinWater.tsx'
import { basinDrawing, ROWS_PER_PIXEL } from './basin-drawing.ts'
import { basinFigures } from './basin-figures.ts'
import { basinGround } from './basin-ground.ts'
import { BASIN_SEED, narrow, wide } from './basin-layouts.ts'
import { Land } from './Land.tsx'

/**
 * The drainage basin of one week. The wide drawing's land is a file (site/pages/art), fetched where it is shown; the
 * narrow one's is small enough to stand in the page. The labels are the list of what the chart says.
 */
export function BasinChart({ basin }: { basin: Basin }) {
  const { first } = basinFigures(basin)
  const [, second] = basin.sources
  return (
    <figure className="basin">
      <div className="relative sm:max-lg:left-[calc(-330_*_var(--unit))] sm:max-lg:w-[calc(1440_*_var(--unit))]">
        <div className="basin-land" />
        <svg
          className="basin-narrow block relative w-full overflow-visible sm:hidden"
          viewBox={`0 0 ${narrow.width} ${narrow.height}`}
          aria-hidden="true"
        >
          <Land ground={basinGround(narrow, BASIN_SEED)} />
          <BasinWater name="narrow" drawing={basinDrawing(basin, narrow)} layout={narrow} />
        </svg>
        <svg
          className="basin-wide block relative w-full overflow-visible"
          viewBox={`0 0 ${wide.width} ${wide.height}`}
          aria-hidden="true"
        >
          <BasinWater name="wide" drawing={basinDrawing(basin, wide)} layout={wide} />
        </svg>
        <BasinLabels basin={basin} />
      </div>
      <figcaption className="text-small">
        <p>{basin.caption}</p>
        <p className="basin-key hidden sm:flex sm:flex-wrap sm:gap-y-0 sm:gap-x-4 sm:mt-1 sm:text-muted">
          <Swatch rows={first} />
          {second && <Swatch rows={second.rows} />}
          <span>
            <i />
            {basin.small}
          </span>
        </p>
      </figcaption>
    </figure>
  )
}

/** A piece of river in its true breadth. */
function Swatch({ rows }: { rows: number }) {
  return (
    <span>
      <b className="h-[0.5rem] bg-sea" style={{ width: `calc(${rows / ROWS_PER_PIXEL} * var(--unit))` }} />
      {counted(rows)}
    </span>
  )
}
