import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'

/** The folder of the site's articles. */
export const ARTICLES = join(import.meta.dirname, '../../content/blog')

export interface ListedArticle {
  slug: string
  title: string
  /** A day, such as `2026-05-12`. */
  date: string
}

/** The articles that can be sent as issues, newest first. A file without title or date is none. */
export async function listArticles(folder = ARTICLES): Promise<ListedArticle[]> {
  const names = (await readdir(folder)).filter((name) => /^[^.].*\.md$/.test(name))
  const articles = await Promise.all(
    names.map(async (name) => articleOf(name, await readFile(join(folder, name), 'utf8'))),
  )
  return articles.flatMap((article) => article ?? []).sort((one, other) => other.date.localeCompare(one.date))
}

function articleOf(name: string, text: string): ListedArticle | undefined {
  const [, front = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? []
  const head: unknown = parse(front)
  if (typeof head !== 'object' || head === null || !('title' in head) || !('date' in head)) return undefined
  return { slug: name.replace(/\.md$/, ''), title: String(head.title), date: String(head.date) }
}
