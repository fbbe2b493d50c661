import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { BasinLabels } from './BasinLabels.tsx'
import { BasinWater } from './BasinWater.tsx'
import { ROWS_PER_PIXEL } from './basin-drawing.ts'
import { basinFigures } from './basin-figures.ts'
import { narrow, wide } from './basin-layouts.ts'
import { Land } from './Land.tsx'
import { Ledger } from './Ledger.tsx'

/** The first screen stands in a river basin; below it the same river as a ledger, beside the highlights. */
export function BasinHero(props: ServicePageProps) {
  const basin = chartOf(props, 'basin')
  const { first, second } = basinFigures(basin)
  return (
    <section aria-labelledby="page-title">
      <div data-tone="paper" className="basin-hero">
        <HeroWords
          {...props}
          ground="light"
          className="page basin-words"
          column={{}}
          intro={withFigures(props.service.hero.intro, { first: counted(first), second: counted(second) })}
        />
        <BasinChart basin={basin} />
      </div>
      <div className="chart-strip" />
      <div data-tone="sheet" className="section-y">
        <div className="page ledger-page">
          <Ledger basin={basin} />
          <Highlights tiles={props.service.tiles} />
        </div>
      </div>
    </section>
  )
}

/**
 * The drainage basin of one week. The wide drawing's land is a file (site/pages/art), fetched where it is shown; the
 * narrow one's is small enough to stand in the page. The labels are the list of what the chart says.
 */
function BasinChart({ basin }: { basin: ChartOf<'basin'> }) {
  const { first } = basinFigures(basin)
  const [, second] = basin.sources
  return (
    <figure className="basin">
      <div className="basin-drawing">
        <div className="basin-land" />
        <Drawing className="basin-narrow" size={[narrow.width, narrow.height]}>
          <Land layout={narrow} />
          <BasinWater name="narrow" basin={basin} layout={narrow} />
        </Drawing>
        <Drawing className="basin-wide" size={[wide.width, wide.height]}>
          <BasinWater name="wide" basin={basin} layout={wide} />
        </Drawing>
        <BasinLabels basin={basin} />
      </div>
      <figcaption className="text-small">
        <p>{basin.caption}</p>
        <p className="basin-key">
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
      <b style={{ width: `calc(${rows / ROWS_PER_PIXEL} * var(--unit))` }} />
      {counted(rows)}
    </span>
  )
}
