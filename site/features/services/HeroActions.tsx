import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { ButtonLink } from '../../ui/Button.tsx'

interface HeroActionsProps {
  /** The service that the quote dialog chooses. */
  service: string
  buttons: ServicesPage['detail']['buttons']
  ground: 'dark' | 'light'
}

/** The two buttons of a service's hero; `.inner-hero-actions` lays them out. */
export function HeroActions({ service, buttons, ground }: HeroActionsProps) {
  return (
    <>
      <QuoteLink service={service} icon={ArrowRight}>
        {buttons.quote}
      </QuoteLink>
      <ButtonLink href={routes.portfolio()} look={ground === 'dark' ? 'outline-light' : 'outline'}>
        {buttons.portfolio}
      </ButtonLink>
    </>
  )
}
