import content, { noteRead, readHtml } from 'virtual:content'
import type { Company } from '../contract/company.ts'
import type { CollectionName, EntryOf, MarkdownCollection, PageName, PageWords } from './schemas/collections.ts'

// What the site says, read from content/ and checked before any page is made. Pages made on demand read the same file
// as those that were built (`content.json` of the build).
//
// A build makes a page again only when something changed that it read through these functions. So whatever keeps what it
// found for the next page must ask again all the same.

/** Everything in content/. */
export interface Content {
  company: Company
  pages: { [N in PageName]: PageWords<N> }
  collections: { [N in CollectionName]: EntryOf<N>[] }
}

/** The brand. */
export const companyFile = content.company
noteRead('company')

/** The words of one page, from content/pages. */
export function pageWords<N extends PageName>(name: N): PageWords<N> {
  noteRead(name)
  return content.pages[name]
}

/** Every entry of a folder of content/, by the file's name. */
export function entriesOf<N extends CollectionName>(name: N): readonly EntryOf<N>[] {
  noteRead(name)
  return content.collections[name]
}

/** The text of a Markdown file as HTML. Costs reading a file. */
export function htmlOf(name: MarkdownCollection, id: string): string {
  noteRead(`${name}/${id}`)
  return readHtml(`${name}/${id}`)
}

/** @throws an Error that names the missing file. */
export function entryOf<N extends CollectionName>(name: N, id: string): EntryOf<N> {
  const entry = entriesOf(name).find((each) => each.id === id)
  if (!entry) throw new Error(`content/ has no entry "${id}" among its ${name}`)
  return entry
}
