import { ArrowRight, Plus } from 'lucide-react'
import { Fragment } from 'react'
import { routes } from '../../../../contract/routes.ts'
import { QuoteLink } from '../../../brand/QuoteLink.tsx'
import { Drawing } from '../../../chart/Drawing.tsx'
import type { Service } from '../../../schemas/service.ts'
import type { ServicesPage } from '../../../schemas/services-page.ts'
import { captionOf } from '../figures/caption.ts'
import { ServiceFigure } from '../figures/ServiceFigure.tsx'
import { TimeFrame } from '../figures/TimeFrame.tsx'

export type ListedService = Service & { id: string }

/** Specification 5.1.5: a card shows at most four features. */
const FEATURES_SHOWN = 4

/** One service: its drawing, what it is, what is in it, what it takes, and the two ways on. The group's style lays it out. */
export function ServiceCard({ service, words }: { service: ListedService; words: ServicesPage['card'] }) {
  const { id, name, card } = service
  return (
    <li className="service-card grid min-w-0 content-start gap-4">
      <figure className="service-figure text-(--figure-ink,var(--color-sheet))">
        <Drawing
          className="block w-full h-auto font-mono text-body font-normal leading-flat overflow-visible"
          size={[420, 240]}
        >
          {card.figure ? <ServiceFigure {...card.figure} /> : <TimeFrame timeline={card.timeline} />}
        </Drawing>
        <figcaption className="text-small mt-4 min-h-[2lh] leading-label text-balance">
          {card.figure ? captionOf(card.figure) : words.timeFrame}
        </figcaption>
      </figure>
      <h4 className="text-h3 leading-tight">
        <a href={routes.service(id)}>{name}</a>
      </h4>
      <p className="service-text">{card.description}</p>
      <details className="group service-more">
        <summary>
          {words.more}
          <Plus className="group-open:rotate-45" size={20} strokeWidth={1.5} aria-hidden="true" />
        </summary>
        <ul className="service-features group-open:pt-2">
          {card.features.slice(0, FEATURES_SHOWN).map((feature) => (
            <li key={feature} className="py-1 text-small leading-text text-balance">
              {feature}
            </li>
          ))}
        </ul>
        <p className="service-tools mono mt-3 text-muted">
          <span className="sr-only">{words.technologies}: </span>
          {card.technologies.join(', ')}
        </p>
      </details>
      <dl className="service-facts">
        <div>
          <dt className="mono text-muted">{/\d/.test(card.projects) ? words.projects : words.work}</dt>
          <dd className="font-medium leading-snug text-balance">{card.projects}</dd>
        </div>
        <div>
          <dt className="mono text-muted">{words.timeline}</dt>
          <dd className="font-medium leading-snug">
            {card.timeline.split(/(?<=,) /).map((part) => (
              <Fragment key={part}>
                <span className="inline-block">{part}</span>{' '}
              </Fragment>
            ))}
          </dd>
        </div>
      </dl>
      <p className="service-ways flex flex-wrap items-center gap-y-2 gap-x-5">
        <QuoteLink service={id} look="outline" small>
          {words.quote}
          <span className="sr-only">: {name}</span>
        </QuoteLink>
        <a
          href={routes.service(id)}
          className="service-link inline-flex min-h-11 items-center gap-3 font-medium text-sea-text underline-offset-[0.2em] *:[svg]:transition-transform hover:underline hover:*:[svg]:translate-x-1"
        >
          {words.link}
          <span className="sr-only">: {name}</span>
          <ArrowRight size={17} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </p>
    </li>
  )
}
