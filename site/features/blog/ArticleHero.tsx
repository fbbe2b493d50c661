import { routes } from '../../../contract/routes.ts'
import { Contours } from '../../chart/Contours.tsx'
import { seedOf } from '../../chart/seed-of.ts'
import { Trail } from '../../ui/Trail.tsx'
import type { Article } from './articles.ts'
import { drawnHero } from './charts/drawn-hero.tsx'
import { HeroDrawings } from './charts/HeroDrawings.tsx'
import { EVERYTHING, queryString } from './listing-query.ts'

/** Breadcrumb and title over the article's chart, which runs to the page's edge; without one, over a sea-bed. */
export function ArticleHero({ article }: { article: Article }) {
  const { category, title, intro, slug } = article
  const chart = drawnHero(article)
  return (
    <>
      <header
        data-tone="ink"
        className="article-hero relative bg-ink overflow-clip lg:grid lg:min-h-175 lg:grid-rows-[1fr_auto]"
      >
        {!chart && (
          <Contours
            seed={seedOf(slug)}
            width={1440}
            height={760}
            levels={14}
            stroke="#2c5b75"
            strong="#35698a"
            className="inset-0 size-full opacity-60"
          />
        )}
        <div className="page article-hero-words">
          <Trail
            steps={[
              { label: 'Home', href: routes.home() },
              { label: 'Blog', href: routes.blog() },
              { label: category, href: routes.blog() + queryString({ ...EVERYTHING, category }) },
            ]}
          />
          <p className="badge mt-1 inline-block py-1 px-3 rounded-sm bg-shoal text-small font-medium text-ink">
            {category}
          </p>
          <h1 id="page-title" className="article-title mt-6 max-w-160 text-h2 leading-flat lg:max-w-[min(45vw,40rem)]">
            {title}
          </h1>
          <p className="lead mt-7 max-w-120 text-shoal lg:max-w-[min(42vw,30rem)]">{intro}</p>
        </div>
        {chart && <HeroDrawings {...chart} />}
      </header>
      <div className="chart-strip" />
      <div className="reading-progress hidden" aria-hidden="true" />
    </>
  )
}
