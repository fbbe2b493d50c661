import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { PortfolioPage } from '../../schemas/portfolio-page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'

/** Specification 6.1.3: the band's two buttons open the quote dialog and lead to the consultation form. */
export function PortfolioBand({ heading, text, quote, consultation }: PortfolioPage['band']) {
  return (
    <ClosingBand heading={heading} text={text} seed={71} tone="shoal">
      <QuoteLink icon={ArrowRight}>{quote}</QuoteLink>
      <ButtonLink href={routes.consultation()} look="outline">
        {consultation}
      </ButtonLink>
    </ClosingBand>
  )
}
