import { ArrowRight, Check } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import type { Service } from '../../schemas/service.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'
import { NamedIcon } from '../../ui/NamedIcon.tsx'

export type ListedService = Service & { id: string }

/** Specification 5.1.5: a card shows at most four features. */
const FEATURES_SHOWN = 4

/** Separates a list in running text. The space before the dot does not break. */
const DOT = '\u00a0· '

/** One service of the listing: its depth as on the chart above, and what it offers. */
export function ServiceCard({ service, words }: { service: ListedService; words: ServicesPage['card'] }) {
  const { id, name, icon, card } = service
  return (
    <li className="service-card md:max-lg:grid-cols-2">
      <div className="service-gauge" aria-hidden="true">
        <i style={{ height: `${card.mark.y}%` }} />
        <span className="mono">{card.mark.figure}</span>
      </div>
      <div className="md:max-lg:col-span-2">
        <h4>
          <NamedIcon name={icon} className="size-6 shrink-0 text-sea" />
          <a href={routes.service(id)}>{name}</a>
        </h4>
        <p className="mt-3 text-muted">{card.description}</p>
        <p className="service-more" aria-hidden="true">
          {words.link}
          <ArrowRight size={16} strokeWidth={1.5} />
        </p>
      </div>
      <ul className="service-features">
        {card.features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature}>
            <Check size={16} strokeWidth={1.5} aria-hidden="true" />
            <span className="text-balance">{feature}</span>
          </li>
        ))}
      </ul>
      <dl className="service-facts">
        <div>
          <dt>{words.projects}</dt>
          <dd className="text-balance">{card.projects}</dd>
        </div>
        <div>
          <dt>{words.timeline}</dt>
          <dd>
            {card.timeline.split(/(?<=,) /).map((part) => (
              <span key={part} className="inline-block">
                {part}&nbsp;
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt className="sr-only">Technologies</dt>
          <dd className="mono text-muted">{card.technologies.join(DOT)}</dd>
        </div>
      </dl>
    </li>
  )
}
