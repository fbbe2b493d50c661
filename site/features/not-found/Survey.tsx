import { cachedContours } from '../../chart/cached-contours.ts'
import { depthAreas } from '../../chart/contours.ts'
import { Paths } from '../../chart/Drawing.tsx'
import { LETTER, PLACE, RINGS, SIZE } from './survey-scale.ts'

/** Where our water begins, from the top to the bottom: px of the chart. */
const LIMIT = '1002,0 945,97 869,250 845,336 827,483 801,638 838,727 867,836'

/** A chart that is blank left of the limit of survey. The page's script puts the pages on it that lie nearest. */
export function Survey() {
  const bed = { seed: 404, ...SIZE, width: 2320, tolerance: 1.4, step: 10 }
  const lines = cachedContours({ ...bed, levels: 12 })
  return (
    <div className="survey max-lg:order-1" aria-hidden="true" data-survey="">
      <svg aria-hidden="true" viewBox={`0 0 ${bed.width} ${SIZE.height}`} width={bed.width} height={SIZE.height}>
        <clipPath id="surveyed">
          <polygon points={`${LIMIT} 2800,836 2800,0`} />
        </clipPath>
        <g clipPath="url(#surveyed)">
          <path d={`M700 0H2800V${SIZE.height}H700z`} fill="#e4f0f2" />
          <g fill="#cfe6ee" fillOpacity=".55">
            <Paths of={depthAreas({ ...bed, thresholds: [0.5, 0.7] })} />
          </g>
          <path className="stroke-night-bar [stroke-opacity:0.5]" d={lines.map(({ d }) => d).join('')} />
        </g>
        <polyline className="stroke-ink stroke-[1.5] [stroke-dasharray:12_5_2_5]" points={LIMIT} />
        <g className="stroke-line-deep-strong [stroke-dasharray:1_5]">
          {RINGS.map((letters) => (
            <circle key={letters} cx={PLACE.x} cy={PLACE.y} r={letters * LETTER} />
          ))}
        </g>
        <g className="stroke-ink stroke-[2.25]">
          <circle cx={PLACE.x} cy={PLACE.y} r="13" />
          <path d={`M${PLACE.x} ${PLACE.y - 20}v12m0 16v12m-20-20h12m16 0h12`} />
        </g>
      </svg>
      <p className="mono w-20 -mt-19 -ml-10 leading-snug text-center lg:mt-7">you asked for this place</p>
      <p className="mt-[-283px] ml-[124px] [rotate:-63deg] text-mono mono max-lg:hidden">limit of survey</p>
    </div>
  )
}
