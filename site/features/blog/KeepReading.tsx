import { Section } from '../../ui/Section.tsx'
import type { Card } from './articles.ts'
import { PostCard } from './PostCard.tsx'

/** Specification 10.2.9: four related articles, each in a new tab. */
export function KeepReading({ articles }: { articles: readonly Card[] }) {
  if (articles.length === 0) return null
  return (
    <Section tone="sheet" labelledBy="keep-reading" className="border-t border-line">
      <div className="page py-20 lg:py-24" data-no-print="">
        <h2 id="keep-reading">Keep reading</h2>
        <ul className="grid gap-y-10 gap-x-6 mt-10 sm:grid-cols-2 lg:grid-cols-4 *:grid lg:[&_.post-meta]:grid">
          {articles.map((article) => (
            <li key={article.slug}>
              <PostCard article={article} event="related_blog_click" newTab short />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
