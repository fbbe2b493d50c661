import { Drawing } from '../../../chart/Drawing.tsx'
import { percent, tenth } from '../../../chart/scale.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { timeTicks } from './time-ticks.ts'

/** Three promises on one axis of time; each text stands under its place. */
export function AppReasons(props: ServicePageProps) {
  const { marks, ticks, strokes } = timeTicks(chartOf(props, 'time-scale'))
  const [, second = 0, third = 0] = marks
  const columns = { '--columns': `${second}fr ${third - second}fr ${1 - third}fr` }
  return (
    <Part of="reasons" {...props} tone="buff" ruler>
      {({ items }) => (
        <>
          <div className="time-scale hidden md:block relative h-21 mt-14" aria-hidden="true">
            <Drawing
              className="absolute top-5 w-full h-[20px] overflow-visible fill-none stroke-ink"
              size={[1296, 20]}
              stretched
            >
              <path d={`M0 19H1296${strokes.map((at) => `M${tenth(at * 1296)} 19v-8`).join('')}`} />
              <path d={ticks.map(({ at }) => `M${tenth(at * 1296)} 19V2`).join('')} />
            </Drawing>
            {ticks.map(({ label, at }) => (
              <p
                key={label}
                className="mono absolute -top-2 whitespace-nowrap text-earth -translate-x-1/2"
                data-tight={isTight(at, marks) || undefined}
                style={{ left: percent(at) }}
              >
                {label}
              </p>
            ))}
            {items.map(({ figure, unit, title }, index) => (
              <p
                key={title}
                className="mono absolute -top-2 font-semibold whitespace-nowrap text-ink -translate-x-1/2"
                data-mark={index}
                style={{ left: percent(marks[index] ?? 0) }}
              >
                {figure} {unit}
              </p>
            ))}
          </div>
          <ul
            className="app-reasons grid relative gap-10 mt-10 pl-7 md:grid-cols-[repeat(3,1fr)] md:gap-6 md:mt-6 md:p-0 lg:grid-cols-(--columns) lg:gap-0 before:absolute before:inset-y-0 before:left-1 before:border-l before:border-ink md:before:content-none *:relative *:lg:pr-6 *:before:absolute *:before:dot-[0.6875rem] *:before:top-8 *:before:-left-[1.8125rem] *:before:bg-ink *:md:before:content-none"
            style={columns}
          >
            {items.map(({ figure, unit, title, text }) => (
              <li key={title}>
                <p className="flex items-baseline gap-3">
                  <b className="as-heading text-figure-large leading-close tracking-h1">{figure}</b>
                  <span className="mono">{unit}</span>
                </p>
                <h3 className="mt-5 text-h4">{title}</h3>
                <p className="max-w-94 mt-2 text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  )
}

/** Whether a name stands so near to a mark's that a tablet has no room for both. */
function isTight(at: number, marks: readonly number[]): boolean {
  return marks.some((mark, index) => Math.abs(at - mark) < (index === 0 ? 0.14 : 0.08))
}
