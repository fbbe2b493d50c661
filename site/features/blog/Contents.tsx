import { ArrowLeft } from 'lucide-react'
import { routes } from '../../../contract/routes.ts'
import type { Article } from './articles.ts'

/** Marks the section that is being read. A string for the head, because the build's CSS tool does not know `:target-current`. */
export const CURRENT_PART =
  '.contents-list a:target-current{border-color:var(--color-ink);color:var(--color-ink);font-weight:500}'

/** The article's table of contents. CSS alone marks the section that is being read. */
export function Contents({ article: { headings, faqs } }: { article: Article }) {
  const parts = faqs ? [...headings, { slug: 'questions', text: 'Questions' }] : headings
  return (
    <div
      className="xl:[grid-area:1_/_1_/_2_/_3] xl:sticky xl:top-22 xl:self-start xl:max-h-[calc(100vh-6.5rem)] xl:overflow-y-auto min-w-0 lg:col-span-full"
      data-no-print=""
    >
      <nav aria-labelledby="contents-title">
        <p id="contents-title" className="text-small text-muted">
          On this page
        </p>
        <ol className="contents-list mt-3 mb-6 border-l border-line [scroll-target-group:auto] sm:[columns:2] sm:border-0 xl:[columns:auto] xl:border-l xl:border-line">
          {parts.map(({ slug, text }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <a
        href={routes.blog()}
        className="hidden xl:inline-flex min-h-11 items-center gap-2 text-small font-medium hover:underline"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        Back to All Articles
      </a>
    </div>
  )
}
