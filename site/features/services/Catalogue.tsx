import type { ServicesPage } from '../../schemas/services-page.ts'
import { Section } from '../../ui/Section.tsx'
import { type ListedService, ServiceCard } from './ServiceCard.tsx'

interface CatalogueProps {
  page: ServicesPage
  services: readonly ListedService[]
}

/**
 * Specification 5.1: four tabs over the cards in groups. Without script a tab is a link to its group; with
 * filter-tabs.ts it filters the groups.
 */
export function Catalogue({ page, services }: CatalogueProps) {
  return (
    <Section tone="sheet" ruler labelledBy="catalogue-title" className="pt-16 pb-24">
      <div className="page">
        <h2 id="catalogue-title" className="sr-only">
          {page.tabs[0]?.label}
        </h2>
        <div role="tablist" aria-label={page.tabs[0]?.label} className="filter-tabs">
          {page.tabs.map(({ id, label }) => (
            <a
              key={id}
              id={`tab-${id}`}
              href={`#${id}`}
              role="tab"
              aria-selected={id === 'all'}
              aria-controls="all"
              data-category={id}
              data-event={`category_filter services ${id}`}
            >
              {label}
              <span className="mono">
                {services.filter((service) => id === 'all' || service.category === id).length}
              </span>
            </a>
          ))}
        </div>
        <div id="all" role="tabpanel" aria-labelledby="tab-all">
          {page.menu.columns.map(({ category, heading }) => (
            <section key={category} id={category} aria-labelledby={`${category}-title`} className="service-group">
              <h3 id={`${category}-title`}>{heading}</h3>
              <ul>
                {services
                  .filter((service) => service.category === category)
                  .map((service) => (
                    <ServiceCard key={service.id} service={service} words={page.card} />
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}
