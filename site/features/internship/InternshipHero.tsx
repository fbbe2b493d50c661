import { ArrowDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { WeeksChart } from './WeeksChart.tsx'

interface InternshipHeroProps {
  heading: string
  lead: string
  apply: string
  browse: string
  facts: readonly { figure: string; unit: string; text: string }[]
  phases: ComponentProps<typeof WeeksChart>['phases']
}

/** Specification 8.1.2: both buttons lead to their sections. */
export function InternshipHero({ heading, lead, apply, browse, facts, phases }: InternshipHeroProps) {
  return (
    <PageHero
      heading={heading}
      lead={lead}
      seed={47}
      actions={
        <>
          <ButtonLink href="#application" icon={<ArrowDown size={18} strokeWidth={1.5} aria-hidden="true" />}>
            {apply}
          </ButtonLink>
          <ButtonLink href="#tracks" look="outline-light">
            {browse}
          </ButtonLink>
        </>
      }
    >
      <WeeksChart phases={phases} />
      <ul className="week-facts">
        {facts.map(({ figure, unit, text }) => (
          <li key={unit}>
            <p>
              <b>{figure}</b> <span className="mono text-muted-deep">{unit}</span>
            </p>
            <p className="mt-2 text-small text-shoal">{text}</p>
          </li>
        ))}
      </ul>
    </PageHero>
  )
}
