import type { ReactNode } from 'react'
import { ChartGround } from '../chart/ChartGround.tsx'
import { type ChartPlace, trench } from '../chart/trench.ts'
import { Trail } from './Trail.tsx'

interface InnerHeroProps {
  heading: string
  intro: string
  /** The pages above this one. */
  trail?: readonly { label: string; href?: string }[]
  actions?: ReactNode
  /** What the chart says; it is laid over the ground. */
  chart: ReactNode
  caption?: string
  seed: number
  /** Where the ground is deepest, in per cent of the chart. */
  points: readonly ChartPlace[]
  joined?: boolean
  /** Below the chart, on the same ground. */
  children?: ReactNode
}

/**
 * Pixels in a window 1440 wide: the chart's drawing, and the area in it that positions in per cent refer to. Wider
 * windows show more of the drawing, up to `DRAWN`.
 */
const CHART = { width: 864, height: 748 }
const DRAWN = 1110
const GROUND = { left: 78, top: 106, width: 714, height: 632 }

function onGround({ x, y }: ChartPlace): ChartPlace {
  return { x: GROUND.left + (x / 100) * GROUND.width, y: GROUND.top + (y / 100) * GROUND.height }
}

/** The dark first screen of an inner page: what it is about on the left, a chart with information of its own on the right. */
export function InnerHero(props: InnerHeroProps) {
  const { heading, intro, trail, actions, chart, caption, seed, points, joined = false, children } = props
  const places = points.map(onGround)
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="inner-hero">
        <div className="relative xl:grid xl:min-h-[46.75rem]">
          <div className="page inner-hero-body">
            {trail && <Trail steps={trail} />}
            <h1 id="page-title">{heading}</h1>
            <p className="lead mt-7">{intro}</p>
            {actions && <div className="inner-hero-actions">{actions}</div>}
          </div>
          <figure className="inner-hero-chart">
            <div className="inner-hero-art">
              <ChartGround
                width={DRAWN}
                height={CHART.height}
                view={CHART.width}
                seed={seed}
                ground={trench({ ...CHART, seed, points: places, joined })}
              />
            </div>
            <div className="inner-hero-ground">{chart}</div>
            {caption && <figcaption className="text-small">{caption}</figcaption>}
          </figure>
        </div>
        {children}
      </section>
      <div className="chart-strip" />
    </>
  )
}
