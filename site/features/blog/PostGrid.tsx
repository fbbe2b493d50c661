import { ButtonLink } from '../../ui/Button.tsx'
import type { Article } from './articles.ts'
import { addressOfMore, countShown, LEADING } from './grid.ts'
import { answering, type Wish } from './listing-query.ts'
import { PostCard } from './PostCard.tsx'

/** Every article; those that the visitor did not ask for are hidden, so that PostFilter can bring them back. */
export function PostGrid({ articles, wish }: { articles: readonly Article[]; wish: Wish }) {
  const found = articles.filter(answering(wish))
  const shown = found.slice(0, wish.most)
  return (
    <>
      <ul id="articles" className="post-grid">
        {articles.map((article) => {
          const place = shown.indexOf(article)
          const leads = place >= 0 && place < LEADING.count
          return (
            <li
              key={article.slug}
              data-post={article.category}
              hidden={place < 0}
              {...(leads && { [LEADING.attribute]: '' })}
            >
              <PostCard article={article} event="blog_post_click" />
            </li>
          )
        })}
      </ul>
      <div id="more-articles" className="post-more" hidden={found.length <= wish.most}>
        <p className="mono text-muted">{countShown(wish, found.length)}</p>
        <ButtonLink href={addressOfMore(wish)} look="outline">
          Show more articles
        </ButtonLink>
      </div>
    </>
  )
}
