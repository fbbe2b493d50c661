import type { Night } from '../../../schemas/charts/night.ts'
import { ESTUARY, type EstuaryDrawing, estuary, NARROW_ESTUARY, narrowEstuary } from './estuary.ts'
import { lengthOf, type NightTimes } from './night-times.ts'

/** Where the night's work has ended: the time that is left until it is due. */
export function NightEstuary({ night, times }: { night: Night; times: NightTimes }) {
  const { half, height } = ESTUARY
  return (
    <div className="night-estuary">
      <svg className="night-mouth" viewBox={`${-half} 0 ${2 * half} ${height}`} aria-hidden="true">
        <Water {...estuary()} />
      </svg>
      <svg
        className="night-mouth-narrow"
        viewBox={`0 0 ${NARROW_ESTUARY.width} ${NARROW_ESTUARY.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Water {...narrowEstuary()} />
      </svg>
      <div className="page night-spare">
        <p>
          <b>{`${lengthOf(times.spare)} ${night.spare.after}`}</b>
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
      <path className="night-water" d={water} />
      <path className="night-deep" d={deep} />
      <path className="night-flow" d={flow} />
    </>
  )
}
