import type { ReactNode } from 'react'
import { quantity } from '../../../contract/quantity.ts'
import { type Depth, depthsOf } from './article-ages.ts'
import type { Article } from './articles.ts'
import { Cover } from './Cover.tsx'
import { shortDay } from './dates.ts'

interface ProfileArticlesProps {
  articles: readonly Article[]
  categories: readonly string[]
  /** The day of the build, in ms since the epoch. */
  today: number
}

/** Specification 10.3.3: tags on a profile's card. */
const MOST_TAGS = 2

/**
 * Every article of an author, as deep as it is old. The filter works without script: radio buttons, and one CSS rule for
 * each.
 */
export function ProfileArticles({ articles, categories, today }: ProfileArticlesProps) {
  const used = categories.filter((name) => articles.some(({ category }) => category === name))
  const corrected = articles.filter(({ date, updated }) => updated !== date).map(({ updated }) => updated)
  const latest = corrected.sort().at(-1)
  const { first, all } = depthsOf(
    articles.map(({ date }) => date),
    today,
  )
  return (
    <section aria-labelledby="published" data-tone="paper" className="profile-list">
      <div className="page flex flex-wrap items-end justify-between gap-y-2 gap-x-8 lg:[&>h2]:pb-3">
        <h2 id="published">Published articles</h2>
        <fieldset className="post-categories">
          <legend className="sr-only">Category</legend>
          {['All', ...used].map((name) => (
            <label key={name} className="chip relative">
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
      </div>
      <ol className="depth-log [--ring:var(--color-ink)]">
        <li aria-hidden="true" className="depth-entry" style={{ '--until': first.until }} data-tint={0}>
          <div className="page relative min-h-[inherit]">
            <Ticks depth={first} />
            <p className="text-small lg:pl-[calc(var(--portrait)+--spacing(12))] pt-5 pl-7">
              Today. Each article lies as deep as it is old.
            </p>
          </div>
        </li>
        {articles.map((article, index) => (
          <Entry
            key={article.slug}
            article={article}
            depth={all[index]}
            turns={all[index]?.tint !== (all[index - 1]?.tint ?? 0)}
          >
            {article.updated !== article.date && (
              <span
                className="flex w-full items-center gap-2 before:dot-[0.75rem] before:bg-ink data-latest:before:bg-signal"
                data-latest={article.updated === latest ? '' : undefined}
              >
                updated {shortDay(article.updated).replaceAll(' ', '\u00a0')}
              </span>
            )}
          </Entry>
        ))}
      </ol>
    </section>
  )
}

interface EntryProps {
  article: Article
  depth: Depth | undefined
  /** Whether the water turns darker here. */
  turns: boolean
  children: ReactNode
}

function Entry({ article, depth, turns, children }: EntryProps) {
  const { title, excerpt, category, date, minutes, views, comments, tags, cover, path, slug } = article
  return (
    <li className="depth-entry" style={{ '--until': depth?.until }} data-tint={depth?.tint} data-of={category}>
      {turns && (
        <svg className="isobath" viewBox="0 0 1440 48" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 48V24C180 14 340 34 560 26S940 8 1120 20 1340 36 1440 26V48Z" fill="currentColor" />
          <path
            d="M0 24C180 14 340 34 560 26S940 8 1120 20s220 16 320 6"
            className="fill-none stroke-sea stroke-[1.3]"
          />
        </svg>
      )}
      <div className="page relative min-h-[inherit]">
        {depth && <Ticks depth={depth} />}
        <article className="profile-row grid relative gap-y-3 gap-x-8 pb-14 pl-7">
          <div className="min-w-0">
            <h3 className="text-h3">
              <a href={path} target="_blank" rel="noopener" data-event={`blog_post_click profile ${slug}`}>
                {title}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </h3>
            <p className="mt-2 max-w-144">{excerpt}</p>
            <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-2">
              {tags.slice(0, MOST_TAGS).map((tag) => (
                <li key={tag} className="tag">
                  {tag}
                </li>
              ))}
            </ul>
          </div>
          <p className="mono profile-meta flex flex-wrap gap-y-1 gap-x-4 lg:grid lg:content-start">
            <span className="w-full font-text text-body font-medium leading-text">{category}</span>
            <time dateTime={date}>{shortDay(date)}</time>
            <span>{minutes} min read</span>
            <span>{views.toLocaleString('en-US')} views</span>
            <span>{quantity(comments, 'comment')}</span>
            {children}
          </p>
          <Cover src={cover} />
        </article>
      </div>
    </li>
  )
}

/** The months beside the axis. */
function Ticks({ depth }: { depth: Depth }) {
  return (
    <div
      className="depth-axis absolute inset-y-0 left-(--axis) z-1 w-[3px] bg-ink max-lg:left-gutter"
      aria-hidden="true"
    >
      {depth.ticks.map(({ below, name }) => (
        <span key={below} style={{ '--below': below }} data-quarter={name ? '' : undefined}>
          {name}
        </span>
      ))}
    </div>
  )
}

/** CSS for the head: while a category is chosen, the other rows are hidden. */
export function filterRules(categories: readonly string[]): string {
  return categories
    .map((name) => `.profile-list:has([value="${name}"]:checked) [data-of]:not([data-of="${name}"])`)
    .join(',')
    .concat('{display:none}')
}
