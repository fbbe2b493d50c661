import { Picture } from '../../../brand/Picture.tsx'
import { pageWords } from '../../../content.ts'
import { chartOf } from '../chart-of.ts'
import { Part } from '../Part.tsx'
import type { ServicePageProps } from '../service-page-props.ts'
import { BookingPanel } from './BookingPanel.tsx'
import { LastPlace } from './LastPlace.tsx'

/** Six offerings as ruled rows; beside them one product, and two requests for its last place. */
export function WebOffer(props: ServicePageProps) {
  // The plate and its words stand on the home page, too.
  const { image, alt, plate } = pageWords('home').services.tabs.find(({ id }) => id === props.id) ?? {}
  if (!image || !alt || !plate)
    throw new Error(`content/pages/home.yaml: services.tabs needs an entry "${props.id}" with a picture and its plate.`)
  return (
    <Part of="offerings" {...props} tone="sheet" ruler>
      {({ items }) => (
        <div className="mt-14 lg:grid lg:grid-cols-[minmax(17rem,416fr)_824fr] lg:gap-14">
          <ul className="border-t border-ink md:max-lg:grid md:max-lg:grid-cols-[1fr_1fr] md:max-lg:gap-x-6">
            {items.map(({ title, text }) => (
              <li key={title} className="py-6 not-first:border-t not-first:border-line md:max-lg:nth-2:border-t-0">
                <h3 className="text-h4">{title}</h3>
                <p className="mt-2 text-small text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <div className="web-offer-figures">
            <figure className="web-plate mr-[calc(-1*var(--bleed))] [--bleed:var(--spacing-gutter)] md:max-lg:mt-6 lg:[--bleed:max(var(--spacing-gutter),(100vw_-_var(--container-page))_/_2_+_var(--spacing-gutter))]">
              <Picture
                name={image}
                alt={alt}
                width={1200}
                height={800}
                sizes="(width >= 64rem) 62vw, 92vw"
                frame="web-plate-picture"
              />
              <BookingPanel booking={chartOf(props, 'booking')} alt={alt} />
              <figcaption className="text-small flex flex-wrap justify-between gap-y-1 gap-x-8 mt-4 mx-0 text-quiet max-md:pt-3 md:mr-(--bleed)">
                <span>{plate.caption}</span>
                <span>{plate.note}</span>
              </figcaption>
            </figure>
            <LastPlace chart={chartOf(props, 'last-place')} />
          </div>
        </div>
      )}
    </Part>
  )
}
