import type { Article } from './articles.ts'
import { answers, type Wish } from './find.ts'
import { PostCard } from './PostCard.tsx'

/** Every article; those that the visitor did not ask for are hidden, so that PostFilter can bring them back. */
export function PostGrid({ articles, wish }: { articles: readonly Article[]; wish: Wish }) {
  return (
    <ul id="articles" className="post-grid">
      {articles.map((article, index) => (
        <li key={article.slug} data-post={article.category} hidden={!answers(wish, article)}>
          <PostCard article={article} event="blog_post_click" eager={index < 2} />
        </li>
      ))}
    </ul>
  )
}
