import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { Article, Card } from './articles.ts'
import { Cover } from './Cover.tsx'
import { shortDay } from './dates.ts'

interface PostCardProps {
  article: Card & Partial<Pick<Article, 'excerpt' | 'author'>>
  /** What analytics calls a click here. */
  event: 'blog_post_click' | 'related_blog_click'
  newTab?: boolean
  /** Short: without excerpt and author, below an article. */
  short?: boolean
}

/** One article as a card. Its link covers the whole card. */
export function PostCard({ article, event, newTab = false, short = false }: PostCardProps) {
  const { title, category, date, minutes, excerpt, author, cover, credit, path, slug } = article
  const Arrow = newTab ? ArrowUpRight : ArrowRight
  return (
    <article className="post-card relative flex flex-col">
      <Cover src={cover} credit={credit} />
      <p className="post-meta flex flex-wrap items-baseline gap-y-1 gap-x-4 mt-5">
        <span className="text-small font-medium text-sea-text">{category}</span>
        <span className="mono text-muted">
          <time dateTime={date}>{shortDay(date)}</time> · {minutes} min read
        </span>
      </p>
      <h3 className="post-title text-h4 mt-2" data-post-title="">
        {title}
      </h3>
      {!short && (
        <p className="post-excerpt mt-3 text-muted" data-post-excerpt="">
          {excerpt}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-4">
        {!short && <span className="text-small text-muted">{author}</span>}
        <a
          href={path}
          target={newTab ? '_blank' : undefined}
          rel={newTab ? 'noopener' : undefined}
          data-event={`${event} blog ${slug}`}
          className="post-link inline-flex min-h-11 items-center gap-2 font-medium"
        >
          Read Article
          <span className="sr-only">
            : {title}
            {newTab && ' (opens in a new tab)'}
          </span>
          <Arrow size={18} strokeWidth={1.5} aria-hidden="true" />
        </a>
      </p>
    </article>
  )
}
