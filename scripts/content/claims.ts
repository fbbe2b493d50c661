import type { Content } from '../../site/content.ts'
import {
  type CollectionData,
  type CollectionName,
  MARKDOWN_COLLECTIONS,
  PAGES,
  type PageName,
  YAML_COLLECTIONS,
} from '../../site/schemas/collections.ts'

/** What one field of a file says, where it matters to other files. */
export interface Claim {
  file: string
  path: readonly (string | number)[]
  value: string | number
}

/** One field of each entry of a folder. */
export function entryClaims<N extends CollectionName>(
  { collections }: Content,
  name: N,
  field: keyof CollectionData<N> & string,
): Claim[] {
  return collections[name].flatMap(({ id, data }) =>
    claim(fileOf(name, id), [field], (data as CollectionData<N>)[field]),
  )
}

/** One field of each item of a list; `path` leads to the list. */
export function listClaims<T extends object>(
  file: string,
  path: Claim['path'],
  list: readonly T[],
  field: keyof T & string,
): Claim[] {
  return list.flatMap((item, index) => claim(file, [...path, index, field], item[field]))
}

/** The items themselves of a list of texts. */
export function textClaims(file: string, path: Claim['path'], list: readonly string[]): Claim[] {
  return list.map((value, index) => ({ file, path: [...path, index], value }))
}

function claim(file: string, path: Claim['path'], value: unknown): Claim[] {
  return typeof value === 'string' || typeof value === 'number' ? [{ file, path, value }] : []
}

export function fileOf(name: CollectionName, id: string): string {
  const { folder } = { ...MARKDOWN_COLLECTIONS, ...YAML_COLLECTIONS }[name]
  return `content/${folder}/${id}.${name in MARKDOWN_COLLECTIONS ? 'md' : 'yaml'}`
}

export function fileOfPage(name: PageName): string {
  return `content/pages/${PAGES[name].file}.yaml`
}

/** The names of a record that has the keys of its type and no other. */
export function keysOf<T extends object>(record: T): (keyof T)[] {
  return Object.keys(record) as (keyof T)[] // what it was made with
}
