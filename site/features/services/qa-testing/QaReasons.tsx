import { Drawing } from '../../../chart/Drawing.tsx'
import { percent } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { withFigures } from '../with-figures.ts'
import { bedPath } from './bed-path.ts'
import { riskDepths } from './risk-depths.ts'
import { Verdict } from './Verdict.tsx'
import { caughtAt, pinnacle } from './wire-drawing.ts'

/** Three measurements under one rule; then the planted faults, and the page that a client receives. */
export function QaReasons(props: ServicePageProps) {
  const drag = chartOf(props, 'wire-drag')
  return (
    <Part of="reasons" {...props} tone="sheet" className="" head="page">
      {({ items }) => (
        <>
          <div className="page">
            <ul className="md:grid-cols-[repeat(3,1fr)] grid gap-y-9 gap-x-6 mt-12 pt-8 border-t border-ink">
              {items.map(({ figure, unit, title, text }) => (
                <li key={title}>
                  <p>
                    <b className="font-display text-[3rem] font-normal leading-flat tracking-h3">{figure}</b>{' '}
                    <span className="mono ml-1">{unit}</span>
                  </p>
                  <h3 className="mt-2.5 text-h4">{title}</h3>
                  <p className="max-w-92 mt-3 text-muted">{text}</p>
                </li>
              ))}
            </ul>
          </div>
          <div className="relative mt-12 pb-18 lg:mt-14 lg:pb-0">
            <WireDrag drag={drag} />
            <div className="page">
              <Verdict verdict={drag.verdict} open={riskDepths(chartOf(props, 'risk-map')).open.risks} />
            </div>
          </div>
        </>
      )}
    </Part>
  )
}

/** Planted faults as pinnacles, and the wire that touches them, before and after. */
function WireDrag({ drag }: { drag: ChartOf<'wire-drag'> }) {
  const { faults, before, after, caption } = drag
  const all = faults.length
  const place = (index: number) => percent((index + 0.5) / all)
  return (
    <figure data-tone="deep" className="wire-drag flex relative flex-col-reverse overflow-clip">
      <div className="relative h-(--plot) [--faults:10rem] [--plot:17.5rem] lg:[--faults:16.25rem] lg:[--plot:26.875rem]">
        <div className="page absolute inset-x-0 bottom-[var(--foot,2.75rem)] lg:[--foot:3.75rem]">
          <div className="wire-faults relative h-(--faults) lg:mr-[36%] xl:mr-[29%] lg:ml-[15.5%]" aria-hidden="true">
            <Drawing className="size-full overflow-visible" size={[all * 10, 100]} stretched>
              {[true, false].map((seen) => (
                <path
                  key={String(seen)}
                  className="fill-sea"
                  data-seen={seen || undefined}
                  d={faults
                    .map((height, index) => (height > before.height === seen ? pinnacle(index * 10 + 5, height) : ''))
                    .join('')}
                />
              ))}
            </Drawing>
            {faults.map((height, index) => (
              <span key={place(index)} className="mono" style={{ left: place(index), bottom: `${height}%` }}>
                {index + 1}
              </span>
            ))}
          </div>
        </div>
        {[before, after].map((wire, index) => (
          <div
            key={wire.label}
            className="wire lg:[--foot:3.75rem]"
            data-after={index > 0 || undefined}
            style={{ '--height': wire.height / 100 }}
          >
            <div className="page relative">
              <div className="wire-count absolute bottom-[calc(var(--plot)-var(--foot,2.75rem)-var(--faults)*var(--height)-2rem)] text-label leading-label text-[#cfdde4]">
                <b className="mr-2 font-medium lg:block">{wire.label}</b>{' '}
                <span className="lg:block">
                  {withFigures(wire.count, { found: caughtAt(faults, wire.height), all })}
                </span>
              </div>
              <div className="relative lg:mr-[36%] xl:mr-[29%] lg:ml-[15.5%]" aria-hidden="true">
                {faults.map((height, at) =>
                  height > wire.height ? <i key={place(at)} style={{ left: place(at) }} /> : null,
                )}
              </div>
            </div>
          </div>
        ))}
        <Drawing className="absolute inset-x-0 bottom-0 w-full h-16 fill-buff lg:h-22.5" size={[1440, 90]} stretched>
          <path d={bedPath({ seed: 5, height: 90, from: 4, to: 26 })} />
        </Drawing>
      </div>
      <figcaption className="page text-small pt-5 text-muted-deep lg:absolute lg:inset-x-0 lg:top-3 lg:bottom-auto">
        {caption}
      </figcaption>
    </figure>
  )
}
