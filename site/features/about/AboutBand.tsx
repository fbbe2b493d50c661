import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { Drawing } from '../../chart/Drawing.tsx'
import type { About } from '../../schemas/about.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { BED, bed, sand } from './water.ts'

/** Grains drawn, and how deep under the bed's line they lie, in pixels. */
const GRAINS = 300
const GRAINS_DEPTH = 240

/** The lead stands on the bed: Get Started opens the quote dialog, Learn More leads to the services. */
export function AboutBand({ closing, line }: Pick<About, 'closing' | 'line'>) {
  const { line: edge, area, leadAt } = bed()
  return (
    <section aria-labelledby="band-title" data-tone="buff" className="about-band relative overflow-clip pb-16 md:pb-18">
      <div className="about-bed relative h-28 bg-ink md:h-37.5" aria-hidden="true">
        {/* Its hollow, 1772 of 2640 px from its left, lies under the line at every width. */}
        <Drawing
          className="absolute top-0 left-[calc(var(--rope)-55.375rem)] w-330 h-full overflow-visible md:left-[calc(var(--rope)-0.6712*max(165rem,183.33cqw))] md:w-[max(165rem,183.33cqw)]"
          size={[BED.width, BED.height]}
          stretched
        >
          <path d={area} className="fill-buff" />
          <path d={edge} fill="none" stroke="#9cbccb" />
          <path d={sand(GRAINS, GRAINS_DEPTH)} fill="none" stroke="#a3936a" strokeWidth="2" />
        </Drawing>
        <div className="absolute inset-x-0 top-0 text-shoal" style={{ height: `${(leadAt / BED.height) * 100}%` }}>
          <div className="rope" data-rope="light" />
          <svg
            aria-hidden="true"
            className="absolute -bottom-0.5 left-[calc(var(--rope)-17px)]"
            viewBox="0 0 34 112"
            width="34"
            height="112"
          >
            <path d="M17 18A7.5 7.5 0 1 0 17 3a7.5 7.5 0 1 0 0 15" fill="none" strokeWidth="3" stroke="currentColor" />
            <path d="M8.5 21h17L30 99H4z" fill="currentColor" />
            <path d="M4 99h26a13 13 0 0 1-26 0z" className="fill-buff stroke-ink" />
          </svg>
        </div>
        <p className="mono *:block">
          {line.bottom.map((words) => (
            <span key={words}>{words} </span>
          ))}
        </p>
      </div>
      <div className="page">
        <h2 id="band-title" className="h2-home">
          {closing.heading}
        </h2>
        <p className="lead">{closing.text}</p>
        <p className="inner-actions">
          <QuoteLink icon={ArrowRight}>{closing.start}</QuoteLink>
          <ButtonLink href={routes.services()} look="outline">
            {closing.more}
            <span className="sr-only"> about our services</span>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
