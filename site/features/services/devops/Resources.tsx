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
  const square = (at: number) => `M${x(at) - 4} ${TOP - 4}h8v8h-8z`
  return (
    <figure className="offer-figure resources">
      <p className="font-medium">{repository}</p>
      <Drawing className="mt-[0.625rem] mb-[0.375rem]" size={[count * PITCH, HEIGHT]}>
        <path className="resources-ties" d={kept.map((at) => `M${x(at)} ${TOP}V${foot}`).join('')} />
        <path className="resources-kept" d={kept.map(square).join('')} />
        <path className="resources-dots" d={kept.map((at) => `M${x(at)} ${foot}h0`).join('')} />
        <path
          className="resources-new"
          d={`M${x(added.at)} ${TOP}V${foot - 5}${grown.map((to) => `M${x(changed.at)} ${TOP}Q${x(changed.at)} 30 ${tenth(to)} ${foot}`).join('')}`}
        />
        <path d={square(added.at) + square(changed.at)} />
        <path className="resources-dots resources-ink" d={grown.map((to) => `M${tenth(to)} ${foot}h0`).join('')} />
        <circle className="resources-ring" cx={x(added.at)} cy={foot} r="5" />
        <path className="resources-gone" d={`M${x(dropped.at)} ${TOP + 8}V${foot}`} />
        <path className="resources-cross" d={`M${x(dropped.at) - 4} ${TOP - 4}l8 8m0 -8l-8 8`} />
      </Drawing>
      <div className="relative min-h-[2.75rem] max-xl:flex max-xl:flex-wrap max-xl:gap-y-0 max-xl:gap-x-[1.125rem]">
        <p className="font-medium max-xl:flex-[0_0_100%]">{cloud}</p>
        {[added, { ...changed, label: `${changed.label} ${changed.from} → ${changed.to}` }, dropped].map(
          ({ at, label }) => (
            <p
              key={label}
              className="mono static top-[1.375rem] font-normal whitespace-nowrap translate-none xl:absolute xl:-translate-x-1/2 xl:translate-y-0"
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
