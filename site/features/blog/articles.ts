import { routes } from '../../../contract/routes.ts'
import { company } from '../../brand/company.ts'
import { entriesOf, entryOf, htmlOf } from '../../content.ts'
import type { MarkdownEntry } from '../../schemas/collections.ts'
import type { Post } from '../../schemas/post.ts'
import { typeset } from './article-html.ts'
import { coverChartName } from './charts/cover-chart-name.ts'
import { drawnFigures } from './charts/drawn-figures.tsx'

const covers = import.meta.glob<string>('../../assets/covers/*.svg', { eager: true, query: '?url', import: 'default' })

export interface Article extends Omit<Post, 'author' | 'cover'> {
  /** The name of its file, without the ending. */
  file: string
  author: string
  /** Address of the cover art. */
  cover: string
  minutes: number
  words: number
  path: string
  headings: { slug: string; text: string }[]
  /** The text. Each call reads a file and passes over it, so the listing does not call it. */
  html(): string
}

/** What the card of a related article shows. A build makes an article's page again when one of these changed. */
export type Card = Pick<Article, 'slug' | 'path' | 'title' | 'category' | 'date' | 'minutes' | 'cover' | 'credit'>

export function cardOf({ slug, path, title, category, date, minutes, cover, credit }: Article): Card {
  return { slug, path, title, category, date, minutes, cover, credit }
}

/** Every article, the newest first. */
export function allArticles(): readonly Article[] {
  const posts = entriesOf('posts')
  const author = teamAuthor().name
  articles ??= posts.map((post) => asArticle(post, author)).sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id)
  return articles
}

let articles: Article[] | undefined

function asArticle({ id, data, words, minutes, headings, tables }: MarkdownEntry<'posts'>, author: string): Article {
  return {
    ...data,
    file: id,
    author,
    cover: coverOf(data, coverChartName(data, tables)),
    minutes,
    words,
    path: routes.article(data.slug),
    headings: headings.filter(({ depth }) => depth === 2),
    html: () => typeset(htmlOf('posts', id), drawnFigures(data.drawings)),
  }
}

/** A picture's own address (scripts/content), its chart, a drawing's, or the one drawing for all articles that name neither. */
function coverOf({ cover }: Post, chart: string | undefined): string {
  if (cover?.startsWith('/')) return cover
  if (chart) return `/art/${chart}.svg`
  return covers[`../../assets/covers/${cover}.svg`] ?? '/art/cover.svg'
}

/** Who signs the articles (content/authors/team.yaml). */
export function teamAuthor() {
  return entryOf('authors', 'team').data
}

/** `/profile/{product}-team` (specification 2.1.5). */
export const teamUsername = `${company.name
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '')}-team`
