import type { Service } from '../../../schemas/service.ts'
import type { ServicesPage } from '../../../schemas/services-page.ts'
import type { Tone } from '../../../ui/Section.tsx'
import { type ListedService, ServiceCard } from './ServiceCard.tsx'

/** Each group has a ground and a layout of its own. */
const GROUNDS: Record<Service['category'], Tone> = { core: 'sheet', specialized: 'pale', additional: 'buff' }

/**
 * Specification 5.1: four tabs over the cards, which stand in the groups that the tabs name.
 * A group without a service is left out. Without script the tabs lead to those groups; filter-tabs.ts has them choose.
 */
export function Catalogue({ page, services }: { page: ServicesPage; services: readonly ListedService[] }) {
  const [all] = page.tabs
  const inGroup = (id: string) => services.filter((service) => id === 'all' || service.category === id)
  return (
    <section aria-labelledby="catalogue-title" data-tone="sheet">
      <h2 id="catalogue-title" className="sr-only">
        {all?.label}
      </h2>
      <div className="page">
        <div role="tablist" aria-label={all?.label} className="filter-tabs">
          {page.tabs
            .filter(({ id }) => inGroup(id).length > 0)
            .map(({ id, label }) => (
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
                <span className="mono leading-flat">{inGroup(id).length}</span>
              </a>
            ))}
        </div>
      </div>
      <div id="all" role="tabpanel" aria-labelledby="tab-all">
        {page.menu.columns
          .filter(({ category }) => inGroup(category).length > 0)
          .map(({ category, heading }) => (
            <section
              key={category}
              id={category}
              aria-labelledby={`${category}-title`}
              className="service-group data-[tone=pale]:border-t data-[tone=pale]:border-ink"
              data-tone={GROUNDS[category]}
            >
              <div className="page">
                <h3 className="text-h2-inner leading-tight tracking-h3" id={`${category}-title`}>
                  {heading}
                </h3>
                <ul className="sm:grid-cols-[1fr_1fr]">
                  {inGroup(category).map((service) => (
                    <ServiceCard key={service.id} service={service} words={page.card} />
                  ))}
                </ul>
              </div>
            </section>
          ))}
      </div>
    </section>
  )
}
