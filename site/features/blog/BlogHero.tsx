import { Contours } from '../../chart/Contours.tsx'
import type { Article } from './articles.ts'
import { blogWords } from './blog-words.ts'
import { chartOf } from './soundings.ts'

/** The listing's first screen. Its chart shows when each article was published and how often it was read. */
export function BlogHero({ articles }: { articles: readonly Article[] }) {
  const { lines, years } = chartOf(articles)
  return (
    <>
      <section aria-labelledby="page-title" data-tone="ink" className="relative overflow-hidden">
        <Contours
          seed={41}
          width={1440}
          height={760}
          levels={15}
          stroke="#2c5b75"
          strong="#3d7390"
          className="inset-0 size-full opacity-70"
        />
        <div className="page blog-hero">
          <div className="relative">
            <h1 id="page-title">{blogWords.heading}</h1>
            <p className="lead mt-6 max-w-[31rem] text-shoal">
              Articles by the people who took the measurements, with the arithmetic left in so that you can check it.
            </p>
          </div>
          <figure className="blog-chart">
            <div className="blog-chart-water" aria-hidden="true">
              {years.map(({ year, x }) => (
                <span key={year} className="blog-chart-year" style={{ left: `${x}%` }}>
                  {year}
                </span>
              ))}
              {lines.map(({ slug, x, depth, views, category, isNamed }) => (
                <span key={slug} className="blog-chart-line" style={{ left: `${x}%`, height: `${depth}%` }}>
                  {isNamed && <b>{views}</b>}
                  {isNamed && <i>{category}</i>}
                </span>
              ))}
            </div>
            <figcaption className="mono text-muted-deep">
              Each line is an article, let down on the day it was published. Depth: views.
            </figcaption>
          </figure>
        </div>
      </section>
      <div className="chart-strip" />
    </>
  )
}
