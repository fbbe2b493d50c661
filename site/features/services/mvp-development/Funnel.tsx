import { Drawing, Paths } from '../../../chart/Drawing.tsx'
import { numbers, percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import { boundaries, type DotGrid, dotPaths, NARROW_DOTS, WIDE_DOTS } from './funnel-dots.ts'

/** Room above and below the dots for the lines to the names, in pixels. */
const ABOVE = 10

/** One dot a visitor, by the last step; the list beside it says how many reached each. */
export function Funnel({ chart }: { chart: ChartOf<'funnel'> }) {
  const { columns, rows, pitch } = WIDE_DOTS
  const [width, height] = [columns * pitch, rows * pitch]
  const starts = boundaries(chart, WIDE_DOTS)
  const lines = starts.map(({ x, below, y }) =>
    x === below
      ? `M${numbers(x, -ABOVE)}V${height + ABOVE}`
      : `M${numbers(x, -ABOVE)}V${numbers(y)}H${numbers(below)}V${height + ABOVE}`,
  )
  const all = chart.steps[0]?.reached ?? 0
  return (
    <figure className="funnel mt-7 lg:col-span-full lg:mt-10">
      <div className="funnel-plot xl:relative xl:pt-16.5 xl:pb-12">
        <Drawing className="hidden w-full overflow-visible md:block" size={[width, numbers(height)]}>
          <Dots chart={chart} grid={WIDE_DOTS} />
          <path className="fill-none stroke-ink" d={lines.join('')} />
        </Drawing>
        <Drawing
          className="block w-full overflow-visible md:hidden"
          size={[NARROW_DOTS.columns * NARROW_DOTS.pitch, NARROW_DOTS.rows * NARROW_DOTS.pitch]}
        >
          <Dots chart={chart} grid={NARROW_DOTS} />
        </Drawing>
        <ol className="mt-6 md:grid md:grid-cols-[repeat(3,1fr)] md:gap-y-0 md:gap-x-6 md:mt-9 xl:block xl:m-0 *:flex *:items-center *:justify-between *:gap-3.5 *:py-2 *:border-t *:border-t-line-strong *:xl:block *:xl:absolute *:xl:top-0 *:xl:left-(--x) *:xl:h-16.5 *:xl:py-0 *:xl:pl-2.5 *:xl:border-y-0 *:xl:border-r-0 *:xl:border-l *:xl:border-l-ink *:xl:text-small *:xl:leading-label *:xl:whitespace-nowrap">
          {chart.steps.map(({ label, reached }, index) => (
            <li key={label} style={{ '--x': percent((starts[index]?.x ?? 0) / width) }}>
              <span className="flex-1">{label}</span>{' '}
              <b className="font-display font-medium leading-heading text-h4 xl:block xl:text-[1.625rem]">{reached}</b>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="text-small mt-5 text-muted lg:mt-5 xl:max-w-240">
        {withFigures(chart.caption, { all, week: chart.week, goOn: chart.goOn })}
      </figcaption>
    </figure>
  )
}

function Dots({ chart, grid }: { chart: ChartOf<'funnel'>; grid: DotGrid }) {
  return (
    <g className="funnel-dots fill-none [stroke-linecap:round]" strokeWidth={Math.round(grid.pitch * 0.7)}>
      <Paths of={dotPaths(chart, grid)} />
    </g>
  )
}
