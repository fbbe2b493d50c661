import { ButtonLink } from '../../ui/Button.tsx'
import type { Article } from './articles.ts'
import { addressOfMore, countShown } from './grid.ts'
import { type ListingQuery, matching } from './listing-query.ts'
import { PostCard } from './PostCard.tsx'

/** Every article. Those that do not match are hidden, so that PostFilter can show them without a request. */
export function PostGrid({ articles, query }: { articles: readonly Article[]; query: ListingQuery }) {
  const found = articles.filter(matching(query))
  const shown = found.slice(0, query.most)
  return (
    <>
      <ul id="articles" className="post-grid grid gap-y-14 gap-x-6 mt-10 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug} data-post={article.category} hidden={!shown.includes(article)}>
            <PostCard article={article} event="blog_post_click" />
          </li>
        ))}
      </ul>
      <div
        id="more-articles"
        className="post-more grid justify-items-center gap-4 mt-14"
        hidden={found.length <= query.most}
      >
        <p className="mono text-muted">{countShown(query, found.length)}</p>
        <ButtonLink href={addressOfMore(query, found.length)} look="outline">
          Show more articles
        </ButtonLink>
      </div>
    </>
  )
}
