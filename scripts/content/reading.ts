import { createHash } from 'node:crypto'
import type { Company } from '../../contract/company.ts'
import { fillPlaceholders } from '../../contract/placeholders.ts'
import type { Content } from '../../site/content.ts'
import type { Files } from './files.ts'
import type { Picture } from './pictures.ts'
import type { Problem } from './problem.ts'
import { readYaml, type Yaml } from './yaml.ts'

/** An earlier reading by the same rules: what did not change since is taken from it. */
export interface EarlierReading {
  content: Content
  /** A hash of each file that was read, by its path. */
  hashes: Readonly<Record<string, string>>
}

/** One reading of content/ while it goes on. */
export interface Reading {
  files: Files
  problems: Problem[]
  hashes: Record<string, string>
  /** New HTML of Markdown files, by collection and id. */
  html: Map<string, string>
  /** By the path of their file. */
  pictures: Map<string, Picture>
  /** How a picture stands in an article. */
  markup: (picture: Picture, alt: string) => string
  /** Absent while company.yaml has mistakes of its own. */
  company?: Company
  earlier?: EarlierReading
}

/** The YAML of a file, or nothing and the problem in `reading`. `firstLine` as in `readYaml`. */
export function yamlIn(reading: Reading, file: string, text: string, firstLine?: number): Yaml | undefined {
  const result = readYaml(text, firstLine)
  if (result.status === 'read') return result.yaml
  reading.problems.push({ file, line: result.line, message: result.message })
  return undefined
}

/** A file's text. Notes its hash, and whether it is what the earlier reading saw. */
export function readText(reading: Reading, file: string): { text: string; isKnown: boolean } {
  const bytes = reading.files.read(file)
  const hash = createHash('sha256').update(bytes).digest('base64url')
  reading.hashes[file] = hash
  // Some editors begin a file with a mark of its encoding.
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const line = text.split('\n').findIndex((each) => each.includes('\uFFFD')) + 1
  if (line > 0)
    reading.problems.push({ file, line, message: 'A letter here is not UTF-8. Save the file in that encoding.' })
  return { text, isKnown: reading.earlier?.hashes[file] === hash }
}

/** A value of content/ with the placeholders of its texts filled, at every depth. */
export function filled<T>(value: T, company: Company | undefined): T {
  if (company === undefined) return value
  if (typeof value === 'string') return fillPlaceholders(value, company) as T
  if (Array.isArray(value)) return value.map((item) => filled(item, company)) as T
  if (typeof value !== 'object' || value === null) return value
  // The same keys with values of the same types.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, company)])) as T
}
