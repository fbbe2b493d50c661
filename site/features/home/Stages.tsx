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
      <div className="lg:bg-paper">
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
          <article
            key={stage.id}
            data-tone={GROUNDS[position] ?? 'deep'}
            className="stage"
            aria-labelledby={`stage-${stage.id}`}
          >
            <p className="stage-range">{stage.range}</p>
            <h3 id={`stage-${stage.id}`} className="stage-name">
              {stage.name}
            </h3>
            <Fold title={stage.name} aside={stage.range}>
              <div className="stage-body">
                <p>{stage.text}</p>
                <ul className="stage-points">
                  {stage.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
                <QuoteLink look={position === 0 ? 'ink' : 'white'} className="stage-action" icon={ArrowRight}>
                  {stage.action}
                  <span className="sr-only"> for {stage.name}</span>
                </QuoteLink>
              </div>
            </Fold>
            <div className="rail" aria-hidden="true" />
          </article>
        ))}
      </div>
    </Section>
  )
}
