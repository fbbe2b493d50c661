import { Drawing } from '../../../chart/Drawing.tsx'
import { percent, tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { percentileOf, visitsIn } from './visit-times.ts'

/** Three promises as ruled rows, beside the visits that the first of them is measured on. */
export function WebReasons(props: ServicePageProps) {
  return (
    <Part of="reasons" {...props} tone="shoal" ruler>
      {({ items }) => (
        <div className="mt-12 lg:grid lg:grid-cols-[526fr_746fr] lg:gap-6">
          <ul className="border-t border-ink lg:self-start">
            {items.map(({ figure, unit, title, text }) => (
              <li
                key={title}
                className="not-first:border-t not-first:border-water-2 grid grid-cols-[8.5rem_1fr] gap-6 py-6 max-md:grid-cols-[5.5rem_1fr]"
              >
                <p>
                  <b className="block as-heading text-figure leading-flat tracking-h1">{figure}</b>
                  <span className="mono block mt-3">{unit}</span>
                </p>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-2 text-small text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <FirstViews chart={chartOf(props, 'first-views')} />
        </div>
      )}
    </Part>
  )
}

const WIDTH = 732
const HEIGHT = 470
/** The part of the height that the tallest bar takes; the rest is the caption's. */
const TALLEST = 0.84
/** Seconds between two figures of the axis. */
const AXIS = 0.5

/** Visits by seconds to first view; beyond the percentile that counts their bars are outlined. */
function FirstViews({ chart }: { chart: ChartOf<'first-views'> }) {
  const { step, visits, percentile, office, labels } = chart
  const seconds = percentileOf(chart, percentile)
  const end = visits.length * step
  const bar = WIDTH / visits.length
  const most = Math.max(...visits)
  const bars = visits.map((count, index) => {
    const [x, height] = [tenth(index * bar + 0.75), tenth((count / most) * HEIGHT * TALLEST)]
    return height === 0 ? '' : `M${x} ${HEIGHT}v-${height}h${tenth(bar - 1.5)}v${height}`
  })
  const bin = Math.round(seconds / step)
  const axis = Array.from({ length: Math.floor(end / AXIS) }, (_, index) => (index + 1) * AXIS)
  return (
    <figure className="first-views relative mt-10 lg:self-end lg:mt-0">
      <figcaption
        className="absolute right-0 z-1 pl-3 text-label leading-text text-soft"
        style={{ left: percent(seconds / end) }}
      >
        <b className="as-heading text-body leading-snug tracking-h4 text-ink block">
          {withFigures(labels.percentile, { percentile, seconds })}
        </b>
        <span className="block">{labels.meaning}</span>
        <span className="mono mt-1 block">{withFigures(labels.note, { visits: counted(visitsIn(chart)) })}</span>
      </figcaption>
      <div className="relative h-[clamp(18.5rem,33vw,29.375rem)] mb-14 border-b-[1.5px] border-ink" aria-hidden="true">
        <Drawing className="absolute inset-0 size-full overflow-visible" size={[WIDTH, HEIGHT]} stretched>
          <path className="fill-sea" d={bars.slice(0, bin).join('')} />
          <path className="fill-sheet stroke-sea" d={bars.slice(bin).join('')} />
          <path d={`M${tenth(bin * bar)} 0V${HEIGHT}`} stroke="#071521" />
        </Drawing>
        <i className="absolute top-full h-9 border-l border-ink" style={{ left: percent(office / end) }} />
        <span
          className="absolute top-[calc(100%+1.75rem)] pl-2 text-label font-medium whitespace-nowrap"
          style={{ left: percent(office / end) }}
        >
          {withFigures(labels.office, { seconds: office })}
        </span>
        <p
          className="first-views-own absolute max-md:-mt-8 top-[clamp(0%,(var(--at)-30%)*5,45%)] bottom-0 left-(--at) font-medium whitespace-nowrap"
          data-own-paint={end}
          hidden
        >
          <span className="relative block px-1 bg-shoal translate-x-[calc(-1*var(--at))]">
            {labels.own} <b /> s
          </span>
        </p>
        {axis.map((at) => (
          <p
            key={at}
            className="mono absolute top-[calc(100%+0.5rem)] whitespace-nowrap -translate-x-1/2"
            data-edge={at === end || undefined}
            style={{ left: percent(at / end) }}
          >
            {at}
            {at === end && ' s'}
          </p>
        ))}
      </div>
    </figure>
  )
}
