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
      <Backdrop name="services" className="service-ground waits" />
      <p className="service-name">
        {name} <Weeks count={weeks} />
      </p>
      <div className="service-head">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {image && alt && plate && <Product image={image} alt={alt} {...plate} />}
      <Fold title="What you get" aside={`${bullets.length} points`}>
        <ul className="service-bullets">
          {bullets.map((bullet) => (
            <li key={bullet}>
              <CircleDot size={14} strokeWidth={1.5} />
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
    <figure>
      <div className="service-picture waits">
        <Picture
          name={image}
          alt={alt}
          width={1200}
          height={800}
          sizes="(width >= 64rem) 52rem, (width >= 48rem) 64vw, 92vw"
          phone={{ name: phoneOf(image), width: 700, sizes: '92vw' }}
        />
      </div>
      <figcaption className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-0 text-sea-text text-small">
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
