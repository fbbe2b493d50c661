import { extname } from 'node:path/posix'
import type { z } from 'astro/zod'
import { readReplyFile } from '../../contract/desk/saved-replies.ts'
import type { Content } from '../../site/content.ts'
import {
  MARKDOWN_COLLECTIONS,
  type MarkdownCollection,
  PAGES,
  type PageName,
  technologies,
  YAML_COLLECTIONS,
  type YamlCollection,
} from '../../site/schemas/collections.ts'
import { keysOf } from './claims.ts'
import { COMPANY_FILE, readCompanyFile } from './company-file.ts'
import type { Files } from './files.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { PICTURE_ENDINGS, type Picture, pictureMarkup } from './pictures.ts'
import { ContentError, type Problem } from './problem.ts'
import { type EarlierReading, type Reading, readText } from './reading.ts'
import { relationProblems } from './relations.ts'
import { readYamlFile } from './yaml-file.ts'

export interface ContentReading {
  content: Content
  /** What articles show, each once. */
  pictures: Picture[]
  /** The HTML of each Markdown file that is not as the earlier reading found it, by collection and id. */
  html: Map<string, string>
  /** A hash of each file of content/ that was read, by its path. */
  hashes: Record<string, string>
}

interface ReadOptions {
  earlier?: EarlierReading
  /** How a picture stands in an article; as a build writes it, unless told. */
  markup?: Reading['markup']
}

/**
 * Reads everything in content/ and checks it: each file by its schema, then what the files say of each other.
 * A thousand articles cost some seconds, and a tenth of one where an earlier reading is given.
 *
 * @throws ContentError with every mistake that was found, each with its file, line, field and remedy.
 */
export async function readContent(files: Files, options: ReadOptions = {}): Promise<ContentReading> {
  const { earlier, markup = pictureMarkup } = options
  const reading: Reading = { files, markup, problems: [], hashes: {}, html: new Map(), pictures: new Map() }
  reading.company = readCompanyFile(reading)
  // Any text may print the company's facts: when these change, all of them are read again.
  if (earlier?.hashes[COMPANY_FILE] === reading.hashes[COMPANY_FILE]) reading.earlier = earlier

  const collections: Record<string, unknown[]> = {}
  for (const name of keysOf(YAML_COLLECTIONS)) collections[name] = yamlEntries(reading, name)
  for (const name of keysOf(MARKDOWN_COLLECTIONS)) collections[name] = await markdownEntries(reading, name)
  const pages = Object.fromEntries(keysOf(PAGES).map((name) => [name, pageWords(reading, name)]))
  const { names } = readOne(reading, 'content/technologies.yaml', technologies) ?? { names: [] }
  checkReplies(reading)
  refuseStrangers(reading)

  const { company, problems, html, pictures, hashes } = reading
  // Every schema was asked: where there is no problem, all of it has the shape that the schemas promise.
  const content = { company, collections, pages } as Content
  if (problems.length === 0) problems.push(...relationProblems(content, names, files))
  if (problems.length > 0) throw new ContentError(problems.toSorted(byPlace))
  return { content, html, pictures: [...pictures.values()], hashes }
}

function yamlEntries(reading: Reading, name: YamlCollection): object[] {
  const { folder, schema } = YAML_COLLECTIONS[name]
  return filesOf(reading, folder, '.yaml').flatMap(({ file, id }) => {
    const earlier = reading.earlier?.content.collections[name].find((entry) => entry.id === id)
    const data = readYamlFile(reading, file, schema, earlier?.data)
    return data ? [{ id, data }] : []
  })
}

async function markdownEntries(reading: Reading, name: MarkdownCollection): Promise<object[]> {
  const { folder, schema } = MARKDOWN_COLLECTIONS[name]
  const earlier = new Map(reading.earlier?.content.collections[name].map((entry) => [entry.id, entry]))
  const entries: object[] = []
  for (const { file, id } of filesOf(reading, folder, '.md')) {
    const read = await readMarkdownFile(reading, { file, key: `${name}/${id}` }, schema, earlier.get(id))
    if (read) entries.push({ ...read, id })
  }
  return entries
}

function pageWords(reading: Reading, name: PageName): unknown {
  const { file, schema } = PAGES[name]
  return readOne(reading, `content/pages/${file}.yaml`, schema, reading.earlier?.content.pages[name])
}

/** No page shows saved replies: the desk reads them itself. */
function checkReplies(reading: Reading): void {
  for (const { file } of filesOf(reading, 'replies', '.md')) {
    const read = readReplyFile(readText(reading, file).text)
    if (!read.ok) reading.problems.push(...read.problems.map((problem) => ({ ...problem, file })))
  }
}

/** A file that must be there. */
function readOne<S extends z.ZodType>(
  reading: Reading,
  file: string,
  schema: S,
  earlier?: z.infer<S>,
): z.infer<S> | undefined {
  if (reading.files.has(file)) return readYamlFile(reading, file, schema, earlier)
  reading.problems.push({ file, message: 'This file is missing. Restore it: pages take their words from it.' })
  return undefined
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*\.\w+$/

/** A file that no page would show is a mistake: most often its ending or its folder is wrong. */
function refuseStrangers({ files, problems }: Reading): void {
  const folders = new Map<string, readonly string[]>([
    ['pages', ['.yaml']],
    ['replies', ['.md']],
  ])
  for (const { folder } of Object.values(YAML_COLLECTIONS)) folders.set(folder, ['.yaml'])
  for (const { folder } of Object.values(MARKDOWN_COLLECTIONS)) folders.set(folder, ['.md', ...PICTURE_ENDINGS])
  const known = [...folders.keys(), 'company.yaml', 'technologies.yaml']
  for (const name of files.list('content')) {
    const message = `Nothing reads this. The folders are ${[...folders.keys()].join(', ')}.`
    if (!known.includes(name)) problems.push({ file: `content/${name}`, message })
  }
  const pages = new Set(Object.values(PAGES).map(({ file }) => `${file}.yaml`))
  for (const [folder, endings] of folders) {
    for (const name of files.list(`content/${folder}`)) {
      const file = `content/${folder}/${name}`
      // Cameras write .JPG.
      const picture = PICTURE_ENDINGS.find((each) => each === extname(name).toLowerCase())
      if (!endings.includes(picture ?? extname(name)))
        problems.push({ file, message: `Nothing reads this file. Files in this folder end in ${endings.join(', ')}.` })
      else if (folder === 'pages' && !pages.has(name))
        problems.push({ file, message: `No page has this name. The pages are ${[...pages].join(', ')}.` })
      else if (/\.(yaml|md)$/.test(name) && !SLUG.test(name))
        problems.push({ file, message: 'The name becomes part of an address: use lower-case words joined by hyphens.' })
    }
  }
}

function filesOf({ files }: Reading, folder: string, ending: string): { file: string; id: string }[] {
  return files
    .list(`content/${folder}`)
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ file: `content/${folder}/${name}`, id: name.slice(0, -ending.length) }))
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0)
}
