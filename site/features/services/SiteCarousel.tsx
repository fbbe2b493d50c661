import type { WebSite } from '../../schemas/web-sites.ts'
import { Carousel } from '../../ui/Carousel.tsx'

/** A site of content/pages/web-sites.yaml with the sources of its picture, 960 by 640 pixels. */
type ClientSite = Omit<WebSite, 'image'> & { picture: { avif: string; webp: string; src: string } }

const SIZES = '(width >= 70rem) 60rem, 88vw'

/** Client sites, one large picture at a time with the next one in sight. It does not rotate by itself. */
export function SiteCarousel({ label, sites }: { label: string; sites: readonly ClientSite[] }) {
  return (
    <Carousel
      label={label}
      arrows
      stripClass="sites-strip"
      slides={sites.map(({ slug, name, kind, line, alt, picture }) => ({
        id: slug,
        name,
        slide: (
          <figure>
            <picture>
              <source type="image/avif" srcSet={picture.avif} sizes={SIZES} />
              <img
                className="w-full h-auto rounded-md"
                src={picture.src}
                srcSet={picture.webp}
                sizes={SIZES}
                alt={alt}
                width={960}
                height={640}
                loading="lazy"
                decoding="async"
              />
            </picture>
            <figcaption className="grid gap-y-2 gap-x-6 mt-5 md:grid-cols-[1fr_1fr]">
              <div>
                <p className="mono text-sea-text">{kind}</p>
                <h3 className="mt-1">{name}</h3>
              </div>
              <p className="max-w-112 text-quiet">{line}</p>
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
