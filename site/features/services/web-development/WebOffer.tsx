import { Picture } from '../../../brand/Picture.tsx'
import { Drawing } from '../../../chart/Drawing.tsx'
import { pageWords } from '../../../content.ts'
import type { ChartOf } from '../../../schemas/charts/chart.ts'
import { chartOf } from '../chart-of.ts'
import { Part, type ServicePageProps } from '../Part.tsx'
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
              <figcaption className="text-small flex flex-wrap justify-between gap-y-1 gap-x-8 mt-4 mx-0 text-quiet max-md:mt-0 max-md:-mx-gutter max-md:px-gutter max-md:pt-7 max-md:bg-sheet md:mr-(--bleed)">
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

interface BookingPanelProps {
  booking: ChartOf<'booking'>
  /** What the whole plate shows. */
  alt: string
}

const ROW = 'flex justify-between py-1'

/** The product's side panel at reading size: on a phone it stands for the whole plate. */
function BookingPanel({ booking, alt }: BookingPanelProps) {
  const { state, product, name, length, rows, total, action } = booking
  return (
    <div
      className="px-5 pt-5 pb-6 border-x border-t border-muted-deep rounded-[5px_5px_0_0] bg-white text-small [&_b]:font-medium md:hidden"
      role="img"
      aria-label={alt}
    >
      <p className={ROW}>
        <span className="py-1 px-2 rounded-[3px] bg-shoal">{state}</span>
        <b>{product}</b>
      </p>
      <p className={`${ROW} my-3 as-heading text-h4 leading-tight tracking-h3`}>{name}</p>
      <p className="grid place-items-center justify-between gap-2 mb-3 pt-5 pb-3 rounded-[4px] bg-shoal-pale">
        <Drawing className="w-[75%]" fill="none" stroke="currentColor" strokeWidth="1.5" size={[208, 36]}>
          <path d="M3 2h140q34 3 62 16-28 13-62 16H3q-3-16 0-32z" fill="#fff" />
          <path d="M54 10h58v16H54zM126 12h15v12h-15z" />
        </Drawing>
        <span className="mono">{length}</span>
      </p>
      {rows.map(([label, value]) => (
        <p key={label} className={ROW}>
          <span>{label}</span>
          <b>{value}</b>
        </p>
      ))}
      <p className="flex justify-between mt-3 py-3 border-t border-line text-body">
        <b>{total[0]}</b>
        <b>{total[1]}</b>
      </p>
      <p className="flex justify-center py-3 rounded-[4px] bg-ink text-white font-medium">{action}</p>
    </div>
  )
}
