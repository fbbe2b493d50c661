import { ArrowUpRight } from 'lucide-react'
import type { Article } from './articles.ts'
import { Cover } from './Cover.tsx'
import { shortDay } from './dates.ts'

interface ProfileArticlesProps {
  articles: readonly Article[]
  categories: readonly string[]
}

/** Specification 10.3.3: tags on a profile's card. */
const MOST_TAGS = 2

/** Every article of an author. The filter works without script: radio buttons, and one CSS rule for each. */
export function ProfileArticles({ articles, categories }: ProfileArticlesProps) {
  const used = categories.filter((name) => articles.some(({ category }) => category === name))
  return (
    <section aria-labelledby="published" data-tone="paper" className="profile-list">
      <div className="page py-20 lg:py-28">
        <h2 id="published">Published articles</h2>
        <fieldset className="post-categories mt-8">
          <legend className="sr-only">Category</legend>
          {['All', ...used].map((name) => (
            <label key={name} className="chip">
              <input
                type="radio"
                name="profile-category"
                value={name}
                defaultChecked={name === 'All'}
                className="sr-only"
                data-event={`category_filter profile ${name}`}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <ul className="mt-10 border-t border-ink">
          {articles.map((article) => (
            <li key={article.slug} data-of={article.category}>
              <Row article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Row({ article }: { article: Article }) {
  const { title, excerpt, category, date, minutes, views, comments, tags, cover, path, slug } = article
  return (
    <article className="profile-row">
      <Cover src={cover} />
      <div className="min-w-0">
        <p className="text-small font-medium text-sea-text">{category}</p>
        <h3 className="mt-1">
          <a href={path} target="_blank" rel="noopener" data-event={`blog_post_click profile ${slug}`}>
            {title}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </h3>
        <p className="mt-2 max-w-[42rem] text-muted">{excerpt}</p>
        <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
          {tags.slice(0, MOST_TAGS).map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <p className="mono profile-meta text-muted">
        <time dateTime={date}>{shortDay(date)}</time>
        <span>{minutes} min read</span>
        <span>{views.toLocaleString('en-US')} views</span>
        <span>{comments} comments</span>
      </p>
      <ArrowUpRight size={22} strokeWidth={1.5} className="profile-arrow" aria-hidden="true" />
    </article>
  )
}

/** CSS for the head: while a category is chosen, the other rows are hidden. */
export function filterRules(categories: readonly string[]): string {
  return categories
    .map((name) => `.profile-list:has([value="${name}"]:checked) [data-of]:not([data-of="${name}"])`)
    .join(',')
    .concat('{display:none}')
}
