import { ArrowRight } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { ChartPoints } from '../../chart/ChartPoints.tsx'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { InnerHero } from '../../ui/InnerHero.tsx'
import type { ListedService } from './ServiceCard.tsx'

interface ListingHeroProps {
  words: ServicesPage['hero']
  quote: string
  services: readonly ListedService[]
}

/** The chart is an index: each service is placed by its time frame and links to its page. */
export function ListingHero({ words, quote, services }: ListingHeroProps) {
  const points = services.map(({ id, name, card: { mark } }) => ({ ...mark, label: name, href: routes.service(id) }))
  return (
    <InnerHero
      heading={words.heading}
      intro={words.intro}
      seed={19}
      points={points}
      caption={words.chartCaption}
      chart={<ChartPoints kind="marks" points={points} />}
      actions={<QuoteLink icon={<ArrowRight size={18} strokeWidth={1.5} aria-hidden="true" />}>{quote}</QuoteLink>}
    />
  )
}
