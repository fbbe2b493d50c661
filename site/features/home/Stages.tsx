import { ArrowRight } from 'lucide-react'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { Home } from '../../schemas/home.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Section } from '../../ui/Section.tsx'

type StageWords = Home['stages']

/** From light to dark. On a wide screen each block is longer than the one before and lies over the next section. */
const GROUNDS = ['shoal', 'sea', 'deep'] as const

/** Specification 4.7. */
export function Stages({ heading, items }: StageWords) {
  return (
    <Section tone="paper" labelledBy="stages-title" rail className="stages-section">
      <div className="stages-head">
        <h2 id="stages-title" className="page h2-home pt-14 pb-8 sm:pt-28 sm:pb-14 lg:pt-34">
          {heading.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h2>
      </div>
      <div className="stages">
        {items.map((stage, position) => (
          <Stage key={stage.id} stage={stage} ground={GROUNDS[position] ?? 'deep'} />
        ))}
      </div>
    </Section>
  )
}

function Stage({ stage, ground }: { stage: StageWords['items'][number]; ground: (typeof GROUNDS)[number] }) {
  return (
    <article data-tone={ground} className="stage" aria-labelledby={`stage-${stage.id}`}>
      <p className="stage-range">{stage.range}</p>
      <h3 id={`stage-${stage.id}`} className="stage-name mt-10 text-h2-inner tracking-h3">
        {stage.name}
      </h3>
      <Fold title={stage.name} aside={stage.range}>
        <div className="grid gap-x-12 gap-y-3 max-sm:pb-5 sm:mt-3 sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr]">
          <p>{stage.text}</p>
          <ul className="mt-2 mb-6 max-sm:mb-3 sm:max-lg:[grid-area:1/2/3/3] sm:max-lg:m-0 *:border-t *:border-current/32 *:py-3 max-sm:*:py-2">
            {stage.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <QuoteLink
            look={ground === 'shoal' ? 'ink' : 'white'}
            className="place-self-start lg:absolute lg:bottom-10"
            icon={ArrowRight}
          >
            {stage.action}
            <span className="sr-only"> for {stage.name}</span>
          </QuoteLink>
        </div>
      </Fold>
      <div className="rail" aria-hidden="true" />
    </article>
  )
}
