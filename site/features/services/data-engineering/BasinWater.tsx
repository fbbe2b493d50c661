import { Paths } from '../../../chart/Drawing.tsx'
import { tenth } from '../../../chart/scale.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { counted } from '../figures.ts'
import type { ServicePageProps } from '../Part.tsx'
import { basinDrawing } from './basin-drawing.ts'
import { basinFigures } from './basin-figures.ts'
import type { BasinLayout } from './basin-layouts.ts'

interface BasinWaterProps {
  /** Ids in the page begin with it. */
  name: string
  basin: ChartOf<'basin'>
  layout: BasinLayout
}

/** Strokes of the stem, broad to narrow, as shares of its breadth: every second one leaves two lines of flow. */
const STROKES = [1, 0.615, 0.585, 0.215, 0.185]

/** Springs, streams, the river, the sea and the two gauges. On arrival a mask lets the water in along `courses`. */
export function BasinWater({ name, basin, layout }: BasinWaterProps) {
  const { bands, stem, breadth, flow, streams, brooks, dashed, ends, sea, courses } = basinDrawing(basin, layout)
  const { first, second } = layout.labels
  const [x, y] = layout.mouth
  return (
    <g id={name === 'wide' ? 'hero-drawing' : undefined}>
      <defs>
        <path id={`${name}-stem`} d={stem} />
        <mask id={`${name}-arrival`} maskUnits="userSpaceOnUse" x="-20" y="-20" width="2040" height="1200">
          {courses.map((d, index) => (
            <path key={d} className="basin-course" data-last={index === courses.length - 1} d={d} pathLength="1" />
          ))}
        </mask>
      </defs>
      <g className="basin-dashed">
        <path d={dashed} />
        {ends.map(([endX, endY]) => (
          <circle key={`${endX} ${endY}`} cx={endX} cy={endY} r="3.5" />
        ))}
      </g>
      <g className="basin-river">
        <g className="basin-streams">
          <path d={brooks} strokeWidth="1.4" />
          {streams.map(({ d, breadth: streamBreadth }) => (
            <path key={d} d={d} strokeWidth={streamBreadth} />
          ))}
        </g>
        <Paths of={bands} className="basin-band" />
        <g className="basin-stem">
          {STROKES.map((share) => (
            <use key={share} href={`#${name}-stem`} strokeWidth={tenth(share * breadth)} />
          ))}
          <path d={flow} strokeWidth=".7" />
        </g>
      </g>
      <g className="basin-sea">
        <Paths of={sea} />
      </g>
      {[first.pole, second.pole].map((pole) => (
        <g key={pole.top} className="basin-gauge">
          <path d={`M${pole.x} ${pole.top}V${pole.bottom}`} />
          <path d={`M${pole.x} ${pole.top + 1}V${pole.bottom}`} />
          <path d={`M${pole.x} ${pole.top + 1}V${pole.bottom - 1}`} />
        </g>
      ))}
      <circle className="fill-none stroke-signal stroke-[1.2]" cx={x} cy={y} r="17" />
      <circle className="fill-signal stroke-white stroke-[2.5]" cx={x} cy={y} r="8" />
    </g>
  )
}

/** What both departments count, in the sea of the closing band. */
export function BasinMouth(props: ServicePageProps) {
  const basin = chartOf(props, 'basin')
  return (
    <g className="fill-white" textAnchor="end">
      <text className="as-heading text-h1 tracking-h1" x="738" y="350">
        {counted(basinFigures(basin).agreed)}
      </text>
      <text className="font-text text-body font-medium" x="738" y="383">
        {basin.agreed}
      </text>
    </g>
  )
}
