import { ArrowRight } from 'lucide-react'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Article } from './articles.ts'
import { blogWords } from './blog-words.ts'
import { drawnHero } from './charts/drawn-hero.tsx'
import { HeroDrawings } from './charts/HeroDrawings.tsx'
import { shortDay } from './dates.ts'

/** The listing's first screen: the newest article over its own chart, or beside its photograph. */
export function BlogHero({ newest }: { newest: Article | undefined }) {
  const photo = newest?.credit === undefined ? undefined : newest
  const chart = photo ? undefined : newest && drawnHero(newest)
  return (
    <>
      <section
        aria-labelledby="page-title"
        data-tone="ink"
        className="article-hero blog-hero relative bg-ink overflow-clip lg:grid lg:min-h-[43.75rem] lg:grid-rows-[1fr_auto]"
      >
        <div className="page article-hero-words">
          <h1 id="page-title">{blogWords.heading}</h1>
          <p className="text-muted-deep">
            Articles by the people who took the measurements, with the arithmetic left in so that you can check it.
          </p>
          {newest && (
            <div className="mt-10">
              <p className="flex flex-wrap items-center gap-y-1 gap-x-3 text-small">
                <span className="badge inline-block py-1 px-3 rounded-sm bg-shoal text-small font-medium text-ink">
                  Newest
                </span>{' '}
                <b className="font-medium">{newest.category}</b>{' '}
                <span className="text-muted-deep">
                  {shortDay(newest.date)} · {newest.minutes} min read
                </span>
              </p>
              <h2 className="article-title mt-6 max-w-160 text-h2 leading-flat lg:max-w-[min(45vw,40rem)]">
                {newest.title}
              </h2>
              <p className="lead mt-6 mb-4 text-shoal lg:max-w-[min(42vw,30rem)]">{newest.excerpt}</p>
              <ButtonLink
                href={newest.path}
                look="underline"
                data-event={`blog_post_click blog ${newest.slug}`}
                icon={ArrowRight}
              >
                Read Article<span className="sr-only">: {newest.title}</span>
              </ButtonLink>
            </div>
          )}
        </div>
        {photo && (
          <figure className="relative lg:absolute lg:inset-y-0 lg:right-0 lg:left-1/2">
            <img src={photo.cover} alt="" className="aspect-video w-full object-cover lg:h-full" />
            <figcaption className="absolute right-0 bottom-0 px-3 py-1 bg-ink text-small">{photo.credit}</figcaption>
          </figure>
        )}
        {chart && <HeroDrawings {...chart} />}
      </section>
      <div className="chart-strip" />
    </>
  )
}
