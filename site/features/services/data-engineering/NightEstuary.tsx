import type { Night } from '../../../schemas/charts/night.ts'
import { ESTUARY, type EstuaryDrawing, estuary, NARROW_ESTUARY, narrowEstuary } from './estuary.ts'
import { lengthOf, type NightTimes } from './night-times.ts'

/** Where the night's work has ended: the time that is left until it is due. */
export function NightEstuary({ night, times }: { night: Night; times: NightTimes }) {
  const { half, height } = ESTUARY
  return (
    <div className="night-estuary relative md:h-[452px]">
      <svg
        className="night-mouth max-md:hidden md:absolute md:left-[calc(50%_-_1300px)] md:w-[2600px]"
        viewBox={`${-half} 0 ${2 * half} ${height}`}
        aria-hidden="true"
      >
        <Water {...estuary()} />
      </svg>
      <svg
        className="max-md:absolute max-md:w-full max-md:h-[14.125rem] md:hidden"
        viewBox={`0 0 ${NARROW_ESTUARY.width} ${NARROW_ESTUARY.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Water {...narrowEstuary()} />
      </svg>
      <div className="page night-spare relative text-white">
        <p className="text-label max-md:col-span-full md:w-full md:mb-4 md:text-center">
          <b>{`${lengthOf(times.spare)} ${night.spare.after}`}</b>
          <span className="mono max-md:block max-md:mt-2 md:block md:mt-3">{night.run}</span>
        </p>
        <p className="mono text-label">{night.caption}</p>
        <p className="mono text-label">{`${night.spare.due} ${night.due}`}</p>
      </div>
    </div>
  )
}

function Water({ water, deep, flow }: EstuaryDrawing) {
  return (
    <>
      <path className="fill-sea" d={water} />
      <path className="fill-sea-text" d={deep} />
      <path className="night-flow" d={flow} />
    </>
  )
}
