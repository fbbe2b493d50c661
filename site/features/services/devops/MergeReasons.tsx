import { Drawing } from '../../../chart/Drawing.tsx'
import { logarithmic, percent } from '../../../chart/scale.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { mergeSteps } from './merge-steps.ts'

/** Who merges, from the first day to years later; each reason stands under its time. */
export function MergeReasons(props: ServicePageProps) {
  const merges = chartOf(props, 'merge-share')
  const { start, end, ticks, marks, ours, yours, caption } = merges
  const share = logarithmic([start, end], [0, 1])
  const [first = 0, second = 0, third = 0] = marks.map(share)
  const columns = {
    '--columns': [first, second - first, third - second, 1 - third].map((part) => `${part.toFixed(4)}fr`).join(' '),
  }
  return (
    <Part of="reasons" {...props} tone="pale" className="overflow-clip py-(--space-section)" head="page">
      {({ items }) => (
        <>
          <div className="mt-18" aria-hidden="true">
            <div className="page">
              <div className="merge-plot relative h-44 md:h-52.5">
                {ticks.map(({ hours, label: name }) => (
                  <span
                    key={name}
                    className="mono max-md:nth-2:hidden max-md:nth-4:hidden bottom-[calc(100%+0.75rem)] whitespace-nowrap -translate-x-1/2 first:translate-0 before:top-[calc(100%_+_0.25rem)] before:border-ink first:before:left-0 before:tick-[0.5rem]"
                    style={{ left: percent(share(hours)) }}
                  >
                    {name}
                  </span>
                ))}
                <Drawing
                  className="absolute inset-0 size-full overflow-visible fill-water-6"
                  size={[1000, 100]}
                  stretched
                >
                  <path d={mergeSteps(merges)} />
                </Drawing>
                <span className="top-5 left-0 text-white max-md:left-4">{ours}</span>
                <span
                  className="top-1/2 max-w-36 pl-4 leading-snug -translate-y-1/2 lg:max-w-none lg:text-lead"
                  style={{ left: percent(second) }}
                >
                  {yours}
                </span>
                {[first, second, third].map((at, index) => (
                  <i
                    className="top-0 h-full border-l-[1.5px] border-ink md:h-[calc(100%+3.5rem)]"
                    key={at}
                    data-mark={index}
                    style={{ left: percent(at) }}
                  />
                ))}
              </div>
            </div>
          </div>
          <div className="page">
            <ul
              className="md:grid md:grid-cols-[repeat(3,1fr)] md:gap-y-0 md:gap-x-6 md:pt-10 lg:grid-cols-(--columns) lg:gap-0"
              style={columns}
            >
              {items.map(({ figure, unit, title, text }) => (
                <li
                  key={title}
                  className="py-7 max-md:not-first:border-t max-md:not-first:border-[#93bfcf] md:pt-4 md:pb-0 lg:pr-5 lg:pl-4 lg:first:col-start-2"
                >
                  <p>
                    <b className="font-display text-[clamp(3rem,2.4rem+2.4vw,4rem)] font-normal leading-flat tracking-h3">
                      {figure}
                    </b>{' '}
                    <span className="mono ml-1">{unit}</span>
                  </p>
                  <h3 className="mt-2.5 text-h4">{title}</h3>
                  <p className="max-w-88 mt-2.5 text-soft">{text}</p>
                </li>
              ))}
            </ul>
            <p className="text-small mt-6 text-quiet lg:mt-10">{caption}</p>
          </div>
        </>
      )}
    </Part>
  )
}
