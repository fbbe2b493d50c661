import { Drawing } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'

/** Units of the drawing for a resource, and its height. */
const PITCH = 20
const HEIGHT = 120
const TOP = 7

/** Each resource of the repository above the same one in the cloud. One is added, one grows, one goes. */
export function Resources({ count, added, changed, dropped, repository, cloud, caption }: ChartOf<'resources'>) {
  const x = (at: number) => (at - 0.5) * PITCH
  const foot = HEIGHT - TOP
  const kept = Array.from({ length: count }, (_, index) => index + 1).filter(
    (at) => ![added.at, changed.at, dropped.at].includes(at),
  )
  const grown = Array.from({ length: changed.to }, (_, index) => x(changed.at) + (index - (changed.to - 1) / 2) * 7)
  const dots = (places: number[]) => places.map((at) => `M${tenth(at)} ${foot}h0`).join('')
  const square = (at: number) => `M${x(at) - 4} ${TOP - 4}h8v8h-8z`
  return (
    <figure className="offer-figure">
      <p className="font-medium">{repository}</p>
      <Drawing className="mt-2.5 mb-1.5" size={[count * PITCH, HEIGHT]}>
        <path stroke="#9cc6d8" d={kept.map((at) => `M${x(at)} ${TOP}V${foot}`).join('')} />
        <path className="fill-sea stroke-none" d={kept.map(square).join('')} />
        <path strokeWidth="8" strokeLinecap="round" d={dots(kept.map(x))} />
        <path
          className="stroke-ink"
          d={`M${x(added.at)} ${TOP}V${foot - 5}${grown.map((to) => `M${x(changed.at)} ${TOP}Q${x(changed.at)} 30 ${tenth(to)} ${foot}`).join('')}`}
        />
        <path className="fill-ink stroke-none" d={square(added.at) + square(changed.at)} />
        <path className="stroke-ink stroke-6" strokeLinecap="round" d={dots(grown)} />
        <circle className="fill-sheet stroke-ink" cx={x(added.at)} cy={foot} r="5" />
        <path className="stroke-line-strong" strokeDasharray="3 3" d={`M${x(dropped.at)} ${TOP + 8}V${foot}`} />
        <path className="stroke-ink" d={`M${x(dropped.at) - 4} ${TOP - 4}l8 8m0 -8l-8 8`} />
      </Drawing>
      <div className="relative min-h-11 max-xl:flex max-xl:flex-wrap max-xl:gap-y-0 max-xl:gap-x-4.5">
        <p className="font-medium max-xl:flex-[0_0_100%]">{cloud}</p>
        {[added, { ...changed, label: `${changed.label} ${changed.from} → ${changed.to}` }, dropped].map(
          ({ at, label }) => (
            <p
              key={label}
              className="mono static top-5.5 font-normal whitespace-nowrap translate-none xl:absolute xl:-translate-x-1/2 xl:translate-y-0"
              style={{ left: `${tenth((x(at) / (count * PITCH)) * 100)}%` }}
            >
              {label}
            </p>
          ),
        )}
      </div>
      <figcaption className="text-small text-balance">{caption}</figcaption>
    </figure>
  )
}
