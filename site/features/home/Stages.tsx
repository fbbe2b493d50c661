import { ArrowRight } from 'lucide-react'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { Home } from '../../schemas/home.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Items } from '../../ui/Items.tsx'
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
      <div className="grid lg:grid-rows-[auto_var(--step-1)_var(--step-2)] lg:grid-cols-[minmax(0,1fr)_calc(min(100%,var(--container-page))/3)_minmax(0,1fr)]">
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
      <p>{stage.range}</p>
      <h3 id={`stage-${stage.id}`} className="mt-10 text-h2-inner tracking-h3">
        {stage.name}
      </h3>
      <Fold title={stage.name} aside={stage.range}>
        <div className="grid gap-x-12 gap-y-3 max-sm:pb-5 sm:max-lg:grid-rows-[auto_1fr] sm:max-lg:grid-cols-[1fr_1fr] sm:max-lg:mt-3 lg:mt-3">
          <p>{stage.text}</p>
          <Items
            of={stage.points}
            className="mt-2 mb-6 max-sm:mb-3 sm:max-lg:col-2 sm:max-lg:row-span-2 sm:max-lg:m-0 *:py-3 *:border-t *:border-current/32 max-sm:*:py-2"
          />
          <QuoteLink look={ground === 'shoal' ? 'ink' : 'white'} className="stage-action" icon={ArrowRight}>
            {stage.action}
            <span className="sr-only"> for {stage.name}</span>
          </QuoteLink>
        </div>
      </Fold>
      <div className="rail" aria-hidden="true" />
    </article>
  )
}
