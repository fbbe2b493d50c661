import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { About } from '../../schemas/about.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'

/** Specification 9.1.4: Get Started opens the quote dialog, Learn More leads to the services. */
export function AboutBand({ heading, text, start, more }: About['closing']) {
  return (
    <ClosingBand heading={heading} text={text} seed={93}>
      <QuoteLink icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>{start}</QuoteLink>
      <ButtonLink href={routes.services()} look="outline-light">
        {more}
        <span className="sr-only"> about our services</span>
      </ButtonLink>
    </ClosingBand>
  )
}
