import { Drawing } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { withFigures } from '../with-figures.ts'
import { PIXELS, thumbRings } from './thumb-rings.ts'

interface ThumbReachProps {
  chart: ChartOf<'thumb-reach'>
  /** The words on the phone are those of the hero's. */
  screen: ChartOf<'passage'>['screen']
}

const TINTS = ['#e4f0f2', '#cfe6ee', '#a9d0df']
/** Where a ring's label stands, in degrees from the joint, counted against the clock from the right. */
const LABEL_ANGLE = 118

/** A phone in its own size under the rings of a thumb's reach. The origin is the phone's upper left corner. */
export function ThumbReach({ chart, screen }: ThumbReachProps) {
  const { millimeters, joint, bounds, target, labels, caption } = chart
  const [width, height] = [tenth(millimeters[0] * PIXELS), tenth(millimeters[1] * PIXELS)]
  const at = { x: tenth(width + joint.beyond * PIXELS), y: tenth(height - joint.above * PIXELS) }
  const reach = Math.max(...bounds)
  const rings = thumbRings(chart)
  const lowest = height - 21
  const figures = { reach, target }
  const buttons = [
    { x: 18, y: lowest - 2 * target - 12, width: (width - 46) / 2 },
    { x: width / 2 + 5, y: lowest - 2 * target - 12, width: (width - 46) / 2 },
    { x: 18, y: lowest - target, width: width - 36, 'data-dark': '' },
  ]
  return (
    <figure className="thumb-reach relative mt-6 xl:justify-self-end xl:m-0 xl:pr-14">
      <div className="-mx-gutter pt-12 pb-10 overflow-clip md:pb-0 md:overflow-visible xl:m-0 xl:p-0 xl:overflow-visible">
        <Drawing
          className="block mx-auto overflow-visible"
          width={width}
          height={height}
          fill="none"
          size={[width, height]}
        >
          <clipPath id="thumb-phone">
            <rect width={width} height={height} rx="40" />
          </clipPath>
          <g clipPath="url(#thumb-phone)">
            {bounds.toReversed().map((bound, index) => (
              <circle key={bound} cx={at.x} cy={at.y} r={tenth(bound * PIXELS)} fill={TINTS[index]} />
            ))}
          </g>
          <g className="stroke-water-3">
            {rings.map(({ radius, index, strength }) => (
              <circle
                key={radius}
                cx={at.x}
                cy={at.y}
                r={tenth(radius)}
                className={index && strength === 1 ? 'stroke-sea-text stroke-[1.5]' : undefined}
                opacity={strength === 1 ? undefined : tenth(strength * 0.7 * 10) / 10}
              />
            ))}
          </g>
          <rect width={width} height={height} rx="40" stroke="#071521" strokeWidth="2" />
          <foreignObject x="22" y="30" width={width - 44} height="100">
            <p className="mono thumb-stop">{screen.stop}</p>
            <p className="mt-2 as-heading text-h4 leading-heading tracking-h3">{screen.place}</p>
          </foreignObject>
          <g className="thumb-buttons">
            {buttons.map((place) => (
              <rect key={`${place.x} ${place.y}`} className="fill-white stroke-ink" {...place} height={target} rx="4" />
            ))}
            <text x={18 + (width - 46) / 4} y={lowest - 1.5 * target - 6}>
              {screen.answers[0]}
            </text>
            <text x={width / 2 + 5 + (width - 46) / 4} y={lowest - 1.5 * target - 6}>
              {screen.answers[1]}
            </text>
            <text x={width / 2} y={lowest - 0.5 * target + 6} data-dark="">
              {screen.action}
            </text>
          </g>
          <g className="thumb-marks">
            {bounds.map((bound) => {
              const angle = (LABEL_ANGLE / 180) * Math.PI
              const x = tenth(at.x + Math.cos(angle) * bound * PIXELS)
              const y = tenth(at.y - Math.sin(angle) * bound * PIXELS)
              return (
                <text key={bound} x={x} y={y + 4} textAnchor="middle">
                  {bound === reach ? `${bound} mm` : bound}
                </text>
              )
            })}
          </g>
          <g className="thumb-notes hidden md:inline">
            <text x={at.x + 16} y={at.y + 4}>
              {labels.joint}
            </text>
            <text x="-26" y="66" textAnchor="end">
              {withFigures(labels.beyond[0], { reach })}
            </text>
            <text x="-26" y="84" textAnchor="end">
              {labels.beyond[1]}
            </text>
            <path className="stroke-ink" d="M-16 70H14" />
            <text x="-54" y={lowest - target / 2 + 4} textAnchor="end">
              {withFigures(labels.target, { target })}
            </text>
            <path
              className="stroke-ink"
              d={`M-44 ${lowest - target}H-8M-44 ${lowest}H-8M-34 ${lowest - target}V${lowest}`}
            />
          </g>
          <circle cx={at.x} cy={at.y} r="5" fill="#071521" />
        </Drawing>
      </div>
      <figcaption className="text-small max-w-96 mt-4 md:hidden xl:hidden">{withFigures(caption, figures)}</figcaption>
    </figure>
  )
}
