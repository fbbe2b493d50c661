import { Drawing } from '../../../chart/Drawing.tsx'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { durationOf } from '../clock.ts'
import { ESTUARY, type EstuaryDrawing, estuary, NARROW_ESTUARY, narrowEstuary } from './estuary.ts'
import type { NightTimes } from './night-times.ts'

/** Where the night's work has ended: the time that is left until it is due. */
export function NightEstuary({ night, times }: { night: ChartOf<'night'>; times: NightTimes }) {
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
