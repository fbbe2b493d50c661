import { ArrowRight } from 'lucide-react'
import { QuoteLink } from '../../../brand/QuoteLink.tsx'
import type { ServicesPage } from '../../../schemas/services-page.ts'
import type { ListedService } from './ServiceCard.tsx'
import { SoundingsChart } from './SoundingsChart.tsx'

/** The first screen is one section through the water, and the bed that it finds is the page itself. */
export function ListingHero({ page, services }: { page: ServicesPage; services: readonly ListedService[] }) {
  const { hero, menu, detail } = page
  return (
    <section aria-labelledby="page-title" data-tone="ink" className="@container relative overflow-clip">
      <div className="page listing-hero-head">
        <h1 className="lg:max-w-[7.2em] lg:text-figure-large lg:leading-close" id="page-title">
          {hero.heading}
        </h1>
        <div>
          <p className="lead max-w-136 text-soft-deep">{hero.intro}</p>
          <QuoteLink icon={ArrowRight}>{detail.buttons.quote}</QuoteLink>
        </div>
      </div>
      <SoundingsChart
        words={hero.chart}
        groups={menu.columns
          .map(({ category, heading }) => ({
            heading,
            services: services.filter((service) => service.category === category),
          }))
          .filter(({ services }) => services.length > 0)}
      />
    </section>
  )
}
