import { ArrowRight } from 'lucide-react'
import type { Point } from '../../chart/curve.ts'
import { Drawing } from '../../chart/Drawing.tsx'
import { monotone } from '../../chart/path.ts'
import { pointsOf } from '../../chart/points.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** What a visitor sees when the server cannot make a page. Its script asks again by itself. */
export function FaultPage({ heading, text, again, action }: Record<'heading' | 'text' | 'again' | 'action', string>) {
  return (
    <section
      aria-labelledby="page-title"
      data-tone="ink"
      className="fault grid min-h-[calc(100svh-5.25rem)] grid-rows-[1fr_auto] overflow-clip"
    >
      <div className="page grid content-center gap-y-8 gap-x-12 py-18 lg:grid-cols-[minmax(0,860fr)_minmax(0,436fr)]">
        <h1 className="max-w-[8em]" id="page-title">
          {heading}
        </h1>
        <div>
          <p className="lead max-w-112 mb-8 text-muted-deep">
            {text} <span data-needs-script="">{again}</span>
          </p>
          {/* An empty address is that of the page that was asked for. */}
          <ButtonLink href="" icon={ArrowRight}>
            {action}
          </ButtonLink>
        </div>
      </div>
      <LowWater />
    </section>
  )
}

/** Pixels of the drawing; it is stretched to the window's width. */
const SIZE = { width: 1440, height: 320 }
/** The water that a page needs, and the tide: it rises in one piece and never falls under that line again. */
const NEEDED = 132
const TIDE = pointsOf(`0 158, 180 172, 677 ${NEEDED}, 1060 62, 1440 42`)
const LINES = [0.86, 0.7, 0.53, 0.36]

/** A tide that is too low for a page, and rises. It tells no time, because nobody knows one. */
function LowWater() {
  const { width, height } = SIZE
  const depthLine = (share: number) => monotone(TIDE.map(([x, y]): Point => [x, height - (height - y) * share]))
  return (
    <div className="relative text-quiet-deep" aria-hidden="true">
      <Drawing className="block w-full h-56 fill-none lg:h-80" size={[width, height]} stretched>
        <path className="fill-deep" d={`${monotone(TIDE)}V${height}H0z`} />
        {LINES.map((share) => (
          <path key={share} className="stroke-line-deep" d={depthLine(share)} />
        ))}
        <path className="stroke-shoal stroke-[1.5]" d={monotone(TIDE)} />
        <path className="stroke-current [stroke-dasharray:3_4]" d={`M0 ${NEEDED}H${width}`} />
      </Drawing>
      <p className="mono absolute max-[24rem]:w-28 bottom-[calc(58.75%+0.25rem)] left-[max(var(--spacing-gutter),calc((100%-var(--container-page))/2+var(--spacing-gutter)))]">
        water that a page needs
      </p>
      <p className="mono low-water-now absolute top-[53.75%] left-[12.5%] pt-3 pl-3">now</p>
    </div>
  )
}
