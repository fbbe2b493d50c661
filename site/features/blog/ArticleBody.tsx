import { Mark } from '../../brand/Mark.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import type { Article } from './articles.ts'
import { longDay, shortDay } from './dates.ts'

/** Who wrote it and when, the text, and the questions, of which several may be open at once (specification 10.2.3). */
export function ArticleBody({ article }: { article: Article }) {
  const { author, date, updated, minutes, views, faqs } = article
  return (
    <>
      <div className="article-meta flex flex-wrap items-center gap-y-2 gap-x-5 pb-6 border-b border-line text-small text-muted">
        <span className="flex items-center gap-2.5 font-medium text-ink">
          <span className="author-mark size-9">
            <Mark className="h-5 w-auto" lit />
          </span>
          {author}
        </span>
        <time dateTime={date}>{longDay(date)}</time>
        <span>{minutes} min read</span>
        <span>{views.toLocaleString('en-US')} views</span>
        {updated !== date && (
          <span>
            Updated <time dateTime={updated}>{shortDay(updated)}</time>
          </span>
        )}
      </div>
      <div
        className="prose"
        // Our own Markdown, rendered when the site is built.
        dangerouslySetInnerHTML={{ __html: article.html() }}
      />
      {faqs && (
        <section aria-labelledby="questions" className="mt-16">
          <h2 id="questions" className="mb-5 text-h3 leading-tight">
            Questions
          </h2>
          <Accordion items={faqs.map(({ question, answer }) => ({ title: question, body: answer }))} />
        </section>
      )}
    </>
  )
}
