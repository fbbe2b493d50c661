import { Picture } from '../../../brand/Picture.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionHead } from '../../../ui/SectionHead.tsx'
import { chartOf } from '../chart-of.ts'
import type { ServicePageProps } from '../service-page-props.ts'
import { BookingPanel } from './BookingPanel.tsx'
import { LastPlace } from './LastPlace.tsx'

export interface Plate {
  /** Name of the picture in site/assets/mockups. */
  image: string
  alt: string
  caption: string
  note: string
}

/** Six offerings as ruled rows; beside them one product, and two requests for its last place. */
export function WebOffer({ id, service, words, plate }: ServicePageProps & { plate: Plate }) {
  const { heading, lead, items } = service.offerings
  return (
    <Section tone="sheet" ruler labelledBy="offerings-title" className="section-y">
      <div className="page">
        <SectionHead id="offerings-title" label={words.labels.offerings} heading={heading} lead={lead} />
        <div className="web-offer mt-14 lg:grid lg:grid-cols-[minmax(17rem,416fr)_824fr] lg:gap-14">
          <ul className="border-t border-t-ink md:max-lg:grid md:max-lg:grid-cols-[1fr_1fr] md:max-lg:gap-x-6">
            {items.map(({ title, text }) => (
              <li key={title} className="py-6">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-small text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <div className="web-offer-figures">
            <figure className="web-plate mr-[calc(-1_*_var(--bleed))] [--bleed:var(--spacing-gutter)] md:max-lg:mt-6 lg:[--bleed:max(var(--spacing-gutter),(100vw_-_var(--container-page))_/_2_+_var(--spacing-gutter))]">
              <Picture
                name={plate.image}
                alt={plate.alt}
                width={1200}
                height={800}
                sizes="(width >= 64rem) 62vw, 92vw"
                frame="web-plate-picture"
              />
              <BookingPanel booking={chartOf(id, service, 'booking')} alt={plate.alt} />
              <figcaption className="text-small flex flex-wrap justify-between gap-y-1 gap-x-8 mt-4 mb-0 mx-0 text-quiet max-md:pt-3 md:mr-[var(--bleed)]">
                <span>{plate.caption}</span>
                <span>{plate.note}</span>
              </figcaption>
            </figure>
            <LastPlace chart={chartOf(id, service, 'last-place')} />
          </div>
        </div>
      </div>
    </Section>
  )
}
