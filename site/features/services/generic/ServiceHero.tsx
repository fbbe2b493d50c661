import { ChartGround } from '../../../chart/ChartGround.tsx'
import { seedOf } from '../../../chart/seed-of.ts'
import { trench } from '../../../chart/trench.ts'
import { HeroWords, Highlights } from '../HeroWords.tsx'
import type { ServicePageProps } from '../Part.tsx'
import { ChartPoints } from './ChartPoints.tsx'

/** Where the sea-bed is deepest in a chart without points, in per cent of it. */
const CHANNEL = [12, 38, 62, 88].map((x, at) => ({ x, y: 78 - at * 18 }))

/**
 * Pixels in a window 1440 wide: the chart's drawing, and the area in it that positions in per cent refer to. Wider
 * windows show more of the drawing, up to `DRAWN`.
 */
const CHART = { width: 864, height: 748 }
const DRAWN = 1110
const GROUND = { left: 78, top: 106, width: 714, height: 632 }

/**
 * The hero of the generic composition: the words beside the service's chart, or a sea-bed without words where its file has
 * none, and four highlights.
 */
export function ServiceHero(props: ServicePageProps) {
  const { hero, tiles } = props.service
  const { chart } = hero
  const seed = seedOf(props.id)
  const points = (chart?.points ?? CHANNEL).map(({ x, y }) => ({
    x: GROUND.left + (x / 100) * GROUND.width,
    y: GROUND.top + (y / 100) * GROUND.height,
  }))
  const joined = chart === undefined || chart.kind === 'course'
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="relative overflow-clip">
        <div className="relative xl:grid xl:min-h-[46.75rem]">
          <HeroWords {...props} ground="dark" className="page inner-hero-body" column={{ lead: 'mt-7' }} />
          <figure className="inner-hero-chart">
            <div className="inner-hero-art absolute inset-0 overflow-clip">
              <ChartGround
                width={DRAWN}
                height={CHART.height}
                view={CHART.width}
                seed={seed}
                ground={trench({ ...CHART, seed, points, joined })}
              />
            </div>
            <div className="absolute inset-x-gutter top-3 bottom-13 xl:top-26.5 xl:right-(--page-edge) xl:bottom-2.5 xl:left-[9%]">
              {chart && <ChartPoints {...chart} />}
            </div>
            {chart?.caption && <figcaption className="text-small">{chart.caption}</figcaption>}
          </figure>
        </div>
        <div className="page relative pb-12">
          <Highlights tiles={tiles} />
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
