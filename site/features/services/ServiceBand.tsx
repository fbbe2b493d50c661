import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { seedOf } from '../../chart/seed-of.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ClosingBand } from '../../ui/ClosingBand.tsx'

interface ServiceBandProps {
  heading: string
  text: string
  buttons: ServicesPage['detail']['buttons']
  /** Both buttons preselect it. The listing has none. */
  service?: string
  /** The page's own drawing behind the words. */
  drawing?: ReactNode
}

/** The closing call to action of the listing and of every service page. */
export function ServiceBand({ heading, text, buttons, service, drawing }: ServiceBandProps) {
  return (
    <ClosingBand heading={heading} text={text} seed={seedOf(service ?? 'services') + 5} drawing={drawing}>
      <QuoteLink service={service} icon={ArrowRight}>
        {buttons.quote}
      </QuoteLink>
      <ButtonLink href={routes.consultation(service)} look="outline-light">
        {buttons.consultation}
      </ButtonLink>
    </ClosingBand>
  )
}
