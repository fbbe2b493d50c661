import { parse } from 'yaml'
import { textOf } from './imports.ts'

/** A file of content/ as it is written, by its path in there. */
export function contentOf(path: string) {
  return parse(textOf(`content/${path}`))
}
