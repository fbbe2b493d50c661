import type { BuiltPage } from '../../site/pages/_built.ts'
import { MARKDOWN_COLLECTIONS, type MarkdownFacts, PAGES, YAML_COLLECTIONS } from '../../site/schemas/collections.ts'
import { keysOf } from '../content/claims.ts'
import type { ContentReading } from '../content/read.ts'
import { hashOf } from './inputs.ts'

/** @param reads what the page read of content: names of collections and pages, and of texts (`posts/a-cloud-bill`). */
export type KeyOf = (page: BuiltPage, reads: readonly string[]) => string

/** What pages are made from. */
export interface Sources {
  reading: Pick<ContentReading, 'hashes'> & {
    content: { collections: Record<keyof typeof MARKDOWN_COLLECTIONS, ({ id: string } & MarkdownFacts)[]> }
  }
  /** A hash of the programs that make pages, with settings, versions and the year in it. */
  code: string
  /** A hash of the programs that draw share images. */
  drawing: string
  /** What every page reads of content. */
  everywhere: readonly string[]
}

/**
 * What a page is made of: with the same programs, and the same of everything that it read, it would come out the same. A
 * page that only lists texts has not read them. An article's page reads all articles to find those related to it; of these
 * it shows the cards that `article` names.
 */
export function keysFor({ reading, code, drawing, everywhere }: Sources): KeyOf {
  const { hashes, content } = reading
  const sources = new Map([['company', hashes['content/company.yaml'] ?? '']])
  const filesIn = (folder: string) => Object.entries(hashes).filter(([file]) => file.startsWith(`content/${folder}/`))
  for (const [name, { folder }] of Object.entries(YAML_COLLECTIONS)) sources.set(name, hashOf(filesIn(folder)))
  for (const name of keysOf(MARKDOWN_COLLECTIONS)) {
    const { folder } = MARKDOWN_COLLECTIONS[name]
    const entries = content.collections[name]
    // Only the page of a text tells how many words it has.
    const listed = entries.map((entry) => ({ ...entry, words: undefined }))
    sources.set(name, hashOf([listed, filesIn(folder).filter(([file]) => !file.endsWith('.md'))]))
    for (const { id } of entries) sources.set(`${name}/${id}`, hashes[`content/${folder}/${id}.md`] ?? '')
  }
  for (const [name, { file }] of Object.entries(PAGES)) sources.set(name, hashes[`content/pages/${file}.yaml`] ?? '')
  const pictures = new Map(content.collections.posts.map((post) => [post.id, post.pictures]))

  return ({ path, article, drawing: shown }, reads) => {
    if (shown) return `drawing ${hashOf([drawing, path, shown])}`
    const own = reads.filter((name) => article === undefined || name !== 'posts')
    const names = [...new Set([...everywhere, ...own])].sort()
    const files = article ? [`content/blog/${article.file}.md`, ...(pictures.get(article.file) ?? [])] : []
    const read = names.map((name) => [name, sources.get(name)])
    return `page ${hashOf([code, path, read, files.map((file) => hashes[file]), article?.cards ?? []])}`
  }
}
