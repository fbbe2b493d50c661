import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Document, isMap, parse, parseDocument } from 'yaml'

/** Where the words of an empty company stand, as files of content/ or as what differs from ours. */
const STARTER = join(import.meta.dirname, 'content')
/** Folders of which an empty company has only its own files. */
const EMPTIED = ['services', 'portfolio', 'blog', 'jobs', 'authors']
/** The tracks of an internship that stay: those that the career page names. */
const TRACKS = ['web-development', 'seo-content', 'graphic-design', 'digital-marketing', 'ai-tools']

/**
 * What an empty company changes in the content of the project in `root`: a path's new text, or nothing for a file that is
 * taken away. Of the company and of each page it names what differs: the rest, with its comments, stays as it is.
 */
export function starterChanges(root: string): Map<string, string | undefined> {
  const changes = new Map<string, string | undefined>()
  for (const folder of EMPTIED)
    for (const name of readdirSync(join(root, 'content', folder))) changes.set(`content/${folder}/${name}`, undefined)
  for (const name of readdirSync(join(root, 'content/tracks')))
    if (!TRACKS.includes(name.replace('.yaml', ''))) changes.set(`content/tracks/${name}`, undefined)

  for (const name of readdirSync(STARTER, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(yaml|md)$/.test(name)) continue
    const path = `content/${name}`
    const text = readFileSync(join(STARTER, name), 'utf8')
    const isPartly = name === 'company.yaml' || name.startsWith('pages/')
    changes.set(path, isPartly ? merged(readFileSync(join(root, path), 'utf8'), text) : text)
  }
  return changes
}

/** A YAML text with the fields of another in place of its own. Maps are merged, all else is replaced, null removes. */
function merged(text: string, changes: string): string {
  const document = parseDocument(text)
  apply(document, [], parse(changes))
  return document.toString({ lineWidth: 0 })
}

function apply(document: Document, path: string[], changes: unknown): void {
  if (changes === null) document.deleteIn(path)
  else if (isRecord(changes) && (path.length === 0 || isFilledMap(document.getIn(path))))
    for (const [key, value] of Object.entries(changes)) apply(document, [...path, key], value)
  else document.setIn(path, document.createNode(changes))
}

function isFilledMap(node: unknown): boolean {
  return isMap(node) && node.items.length > 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
