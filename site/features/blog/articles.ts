import { type CollectionEntry, getCollection, getEntry } from 'astro:content'
import { routes } from '../../../contract/routes.ts'
import { branded, brandedHtml, company } from '../../brand/company.ts'
import { headingsOf } from '../../brand/markdown-headings.ts'
import type { Post } from '../../schemas/post.ts'
import { minutesToRead, typeset, wordsIn } from './article-html.ts'

const covers = import.meta.glob<string>('../../assets/covers/*.svg', { eager: true, query: '?url', import: 'default' })

export interface Article extends Omit<Post, 'author' | 'cover'> {
  author: string
  /** Address of the cover art. */
  cover: string
  minutes: number
  words: number
  path: string
  headings: { slug: string; text: string }[]
  /** The body. It is computed at each call, so the listing does not call it. */
  html(): string
}

/** Every article, the newest first. Read once for all pages. */
export function allArticles(): Promise<Article[]> {
  articles ??= readArticles()
  return articles
}

let articles: Promise<Article[]> | undefined

async function readArticles(): Promise<Article[]> {
  const posts = await getCollection('posts')
  const author = await teamAuthor()
  return posts.map((entry) => asArticle(entry, author.name)).sort((a, b) => b.date.localeCompare(a.date) || a.id - b.id)
}

function asArticle({ data, body = '', rendered }: CollectionEntry<'posts'>, author: string): Article {
  const cover = covers[`../../assets/covers/${data.cover}.svg`]
  if (cover === undefined)
    throw new Error(`content/blog/${data.slug}.md: there is no site/assets/covers/${data.cover}.svg`)
  const headings = headingsOf(rendered?.metadata).filter(({ depth }) => depth === 2)
  return {
    ...branded(data),
    author,
    cover,
    minutes: minutesToRead(body),
    words: wordsIn(body),
    path: routes.article(data.slug),
    headings: headings.map(({ slug, text }) => ({ slug, text: branded(text) })),
    html: () => typeset(brandedHtml(rendered?.html ?? '', `content/blog/${data.slug}.md`)),
  }
}

/** Who signs the articles (content/authors/team.yaml). */
export async function teamAuthor() {
  const entry = await getEntry('authors', 'team')
  if (!entry) throw new Error('content/authors/team.yaml is missing')
  return branded(entry.data)
}

/** `/profile/{product}-team` (specification 2.1.5). */
export const teamUsername = `${company.name
  .toLowerCase()
  .replace(/[^a-z0-9]+/g, '-')
  .replace(/^-|-$/g, '')}-team`
