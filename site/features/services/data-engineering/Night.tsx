import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { durationOf, minutesOf } from '../clock.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
import { ESTUARY, type EstuaryDrawing, estuary, NARROW_ESTUARY, narrowEstuary } from './estuary.ts'
import { NightFigure } from './NightFigure.tsx'
import { NightRiver } from './NightRiver.tsx'
import { NightHours, NightScale } from './NightScale.tsx'
import { nightDrawing, PIXELS_A_MINUTE } from './night-drawing.ts'
import type { NightTimes } from './night-times.ts'
import { nightTimes } from './night-times.ts'

/** Six offerings along one night's river, each at the minute at which it is at work. */
export function Night(props: ServicePageProps) {
  const night = chartOf(props, 'night')
  const times = nightTimes(night)
  const places = night.places.map((place) => ({ ...place, at: minutesOf(place.at) }))
  const drawing = nightDrawing(times, places)
  const course = { '--minute': `${PIXELS_A_MINUTE}px`, '--end': times.end, '--rows': rowsOf(places, times.end) }
  return (
    <Part of="offerings" {...props} tone="paper" className="overflow-clip pt-(--space-section)" head="page">
      {({ items }) => (
        <>
          <div className="page *:relative *:flow-root *:mt-12 *:max-md:-ml-2 *:max-md:mr-0 *:max-md:pl-14 *:xl:mt-32 *:xl:min-h-[calc(var(--end)*var(--minute))]">
            {' '}
            <div className="night-course" style={course}>
              <NightHours times={times} />
              <NightRiver drawing={drawing} />
              <NightScale night={night} times={times} drawing={drawing} />
              <ul className="night-items">
                {items.map(({ title, text, art }, index) => (
                  <li key={title} data-side={places[index]?.side} style={{ '--row': spanOf(places, index) }}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                    <NightFigure table={places[index]?.table} art={art} night={night} times={times} />
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <NightEstuary night={night} times={times} />
        </>
      )}
    </Part>
  )
}

/**
 * One grid row from each item's minute to the next item's: as high as its minutes, and higher where words need it. What
 * the last ones need goes to the last row alone, so that the others keep their minutes.
 */
function rowsOf(places: readonly { at: number }[], end: number): string {
  return places
    .map(({ at }, index) => {
      const next = places[index + 1]?.at
      return `minmax(calc(${(next ?? end) - at}*var(--minute)),${next === undefined ? '1fr' : 'auto'})`
    })
    .join(' ')
}

/** An item has room until the next one of its side. */
function spanOf(places: readonly { side: string }[], index: number): string {
  const next = places.findIndex(({ side }, at) => at > index && side === places[index]?.side)
  return `${index + 1} / ${next < 0 ? places.length + 1 : next + 1}`
}

/** Where the night's work has ended: the time that is left until it is due. */
function NightEstuary({ night, times }: { night: ChartOf<'night'>; times: NightTimes }) {
  const { half, height } = ESTUARY
  return (
    <div className="relative max-md:bg-[linear-gradient(transparent_14rem,var(--color-sea-text)_0)] md:h-[452px]">
      <svg className="night-mouth" viewBox={`${-half} 0 ${2 * half} ${height}`} aria-hidden="true">
        <Water {...estuary()} />
      </svg>
      <Drawing
        className="max-md:absolute max-md:w-full max-md:h-56.5 md:hidden"
        size={[NARROW_ESTUARY.width, NARROW_ESTUARY.height]}
        stretched
      >
        <Water {...narrowEstuary()} />
      </Drawing>
      <div className="page night-spare">
        <p>
          <b>{`${durationOf(times.spare)} ${night.spare.after}`}</b>
          <span className="mono">{night.run}</span>
        </p>
        <p className="mono">{night.caption}</p>
        <p className="mono">{`${night.spare.due} ${night.due}`}</p>
      </div>
    </div>
  )
}

function Water({ water, deep, flow }: EstuaryDrawing) {
  return (
    <>
      <path className="fill-sea" d={water} />
      <path className="fill-sea-text" d={deep} />
      <path className="fill-none stroke-water-3 stroke-[0.8]" d={flow} />
    </>
  )
}
