import { ArrowUpRight } from 'lucide-react'
import { Mark } from '../../brand/Mark.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Article } from './articles.ts'

interface ArticleFootProps {
  article: Article
  author: { name: string; tagline: string; path: string }
  /** What it argues for. */
  services: readonly { name: string; path: string }[]
}

/** Tags, and the author's box. */
export function ArticleFoot({ article, author, services }: ArticleFootProps) {
  return (
    <footer>
      {services.length > 0 && (
        <p className="mt-12">
          We do this for a living:{' '}
          {services.map(({ name, path }, index) => (
            <span key={path}>
              {index > 0 && ' and '}
              <a href={path} className="link">
                {name}
              </a>
            </span>
          ))}
          .
        </p>
      )}
      <ul aria-label="Tags" className="mt-12 flex flex-wrap gap-2">
        {article.tags.map((tag) => (
          <li key={tag} className="tag">
            {tag}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-y-5 gap-x-6 mt-10 pt-10 border-t border-ink">
        <span className="author-mark size-21">
          <Mark className="h-11 w-auto" lit />
        </span>
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-small text-muted">Written by</p>
          <p className="font-display text-[1.375rem] leading-snug font-medium tracking-[-0.02em]">{author.name}</p>
          <p className="mt-1 text-small text-muted">{author.tagline}</p>
        </div>
        <ButtonLink href={author.path} target="_blank" rel="noopener" look="outline" small icon={ArrowUpRight}>
          View Profile<span className="sr-only"> (opens in a new tab)</span>
        </ButtonLink>
      </div>
    </footer>
  )
}
