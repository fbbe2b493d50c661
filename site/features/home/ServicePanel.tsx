import { ArrowUpRight, CircleDot } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import { Picture } from '../../brand/Picture.tsx'
import { QuoteLink } from '../../brand/QuoteLink.tsx'
import { Backdrop } from '../../chart/Backdrop.tsx'
import type { Home } from '../../schemas/home.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Weeks } from './ServiceTab.tsx'

type TabWords = Home['services']['tabs'][number]

/** A service's panel: title, picture of such a product, four points, and two links. */
export function ServicePanel(tab: TabWords) {
  const { service, name, weeks, title, text, bullets, image, alt, plate } = tab
  return (
    <div className="service">
      <Backdrop name="services" className="waits inset-0 -z-1 size-full max-w-none!" />
      <p className="service-name flex justify-between font-medium [.js_&]:hidden">
        {name} <Weeks count={weeks} />
      </p>
      <div className="grid gap-x-10 gap-y-3 lg:min-h-[5.565rem] lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:items-start">
        <h3 className="text-h2-inner leading-tight tracking-h3 md:max-lg:text-h3">{title}</h3>
        <p className="lg:pt-1">{text}</p>
      </div>
      {image && alt && plate && <Product image={image} alt={alt} {...plate} />}
      <Fold title="What you get" aside={`${bullets.length} points`}>
        <ul className="service-bullets gap-x-8 sm:grid sm:grid-cols-2 md:max-lg:block">
          {bullets.map((bullet) => (
            <li key={bullet} className="flex gap-3 border-t border-sea/45 py-3 leading-label lg:min-h-[4.6rem]">
              <CircleDot size={14} strokeWidth={1.5} className="mt-1 flex-none md:max-lg:hidden" />
              {bullet}
            </li>
          ))}
        </ul>
      </Fold>
      <p className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <QuoteLink service={service}>GET A QUOTE</QuoteLink>
        <ButtonLink
          look="underline"
          href={routes.service(service)}
          aria-label={`VIEW SERVICE: ${name}`}
          icon={ArrowUpRight}
        >
          VIEW SERVICE
        </ButtonLink>
      </p>
    </div>
  )
}

interface ProductProps extends NonNullable<TabWords['plate']> {
  image: string
  alt: string
}

function Product({ image, alt, caption, note }: ProductProps) {
  return (
    <figure className="md:max-lg:row-2">
      <div className="service-picture waits aspect-[3/2] overflow-hidden rounded-md bg-shoal-pale shadow-[0_1.25rem_3rem_-1rem_color-mix(in_srgb,var(--color-ink)_32%,transparent)] max-sm:aspect-[350/420]">
        <Picture
          name={image}
          alt={alt}
          className="h-auto w-full"
          sizes="(width >= 64rem) 52rem, (width >= 48rem) 64vw, 92vw"
          phone={{ name: phoneOf(image), width: 700, sizes: '92vw' }}
        />
      </div>
      <figcaption className="mt-4 flex flex-wrap justify-between gap-x-8 text-small text-sea-text">
        <span>{caption}</span>
        <span>{note}</span>
      </figcaption>
    </figure>
  )
}

/** A phone shows one panel of the same product: site/assets/mockups holds it under the service's name. */
function phoneOf(image: string): string {
  return image.replace(/^service-/, 'phone-')
}
