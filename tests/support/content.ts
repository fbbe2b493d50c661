import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** A file of content/ as it is written, by its path in there. */
export function contentOf(path: string) {
  return parse(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8'))
}
