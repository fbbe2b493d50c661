import { ArrowDown } from 'lucide-react'
import type { Career } from '../../schemas/career.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { PageHero } from '../../ui/PageHero.tsx'
import { HoursChart } from './HoursChart.tsx'

/** Specification 7.1.2: both buttons lead to their sections. */
export function CareerHero({ heading, lead, browse, apply, chart }: Career['hero']) {
  return (
    <PageHero
      heading={heading}
      lead={lead}
      seed={31}
      actions={
        <>
          <ButtonLink href="#positions" icon={ArrowDown}>
            {browse}
          </ButtonLink>
          <ButtonLink href="#apply" look="outline-light">
            {apply}
          </ButtonLink>
        </>
      }
    >
      <HoursChart {...chart} />
    </PageHero>
  )
}
