import { createHash } from 'node:crypto'
import type { z } from 'astro/zod'
import type { Company } from '../../contract/company.ts'
import { fillPlaceholders, placeholderProblem } from '../../contract/placeholders.ts'
import type { MarkdownFacts } from '../../site/schemas/collections.ts'
import { articlePictures, namedPicture } from './article-pictures.ts'
import { checkFields } from './fields.ts'
import { renderMarkdown } from './markdown.ts'
import { inHtml } from './pictures.ts'
import { filled, type Reading, readText, yamlIn } from './reading.ts'
import { minutesToRead, wordsIn } from './reading-time.ts'

export interface MarkdownFile<D> extends MarkdownFacts {
  data: D
}

/**
 * A Markdown file, its front matter by the schema; or nothing and the problems in `reading`, which gets its HTML, too.
 *
 * @param key the collection and the entry, such as `posts/a-cloud-bill`.
 * @param earlier what the file gave before; taken again, without HTML, if it did not change and shows no picture.
 */
export async function readMarkdownFile<S extends z.ZodType>(
  reading: Reading,
  { file, key }: { file: string; key: string },
  schema: S,
  earlier: MarkdownFile<z.infer<S>> | undefined,
): Promise<MarkdownFile<z.infer<S>> | undefined> {
  const { text, isKnown } = readText(reading, file)
  // Whether its pictures changed is seen only by reading them.
  if (isKnown && earlier?.pictures.length === 0) return earlier

  const split = frontMatterOf(text)
  if (!split) {
    const message = 'The file must begin with its fields between two lines of "---". Copy them from a file beside it.'
    reading.problems.push({ file, line: 1, message })
    return undefined
  }
  const yaml = yamlIn(reading, file, split.fields, 2)
  if (!yaml) return undefined
  const data = checkFields(reading, file, yaml, schema)

  const body = split.below.trim()
  if (body === '') reading.problems.push({ file, message: 'There is no text below the fields. Write some.' })
  const firstLine = text.slice(0, text.length - split.below.trimStart().length).split('\n').length
  reading.problems.push(
    ...unknownPlaceholders(body).map((problem) => ({ ...problem, file, line: firstLine + problem.line })),
  )
  const rendered = await renderMarkdown(body)
  const { html, pictures } = await articlePictures(reading, { file, firstLine, rendered })
  if (data === undefined) return undefined
  const printed = filledHtml(html, reading)
  reading.html.set(key, printed)
  const headings = filled(rendered.headings, reading.company)
  const read = { words: wordsIn(body), minutes: minutesToRead(body), headings, tables: tablesIn(printed) }
  const { cover: url } = data as { cover?: string } // of an article; no other file has one
  if (!url?.startsWith('./')) return { ...read, data, pictures }
  const cover = await namedPicture(reading, { file, line: yaml.lineOf(['cover']), url })
  if (!cover) return undefined
  return {
    ...read,
    // The same fields with another text in one of them.
    data: { ...(data as object), cover: cover.address } as z.infer<S>,
    pictures: [...pictures, cover.picture],
  }
}

/** The lines between the two rules at the head of a Markdown file, and what follows them. */
export function frontMatterOf(text: string): { fields: string; below: string } | undefined {
  const match = /^---\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text)
  return match ? { fields: match[1] ?? '', below: text.slice(match[0].length) } : undefined
}

/** Rows as they are printed, so that a text that changes around them leaves their charts as they are. */
function tablesIn(html: string): string {
  const tables = html.match(/<table[\s\S]*?<\/table>/g)
  return tables ? createHash('sha256').update(tables.join('')).digest('hex').slice(0, 8) : ''
}

const CODE_IN_HTML = /(<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>)/
const CODE_IN_MARKDOWN = /(^```[\s\S]*?^```|`[^`\n]*`)/m

/** Code stays as it is written. */
function filledHtml(html: string, { company }: Reading): string {
  if (company === undefined) return html
  // A split by a group keeps what it matched, the code, at every second place.
  const pieces = html.split(CODE_IN_HTML)
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : filledPiece(piece, company))).join('')
}

function filledPiece(html: string, company: Company): string {
  // In an address the renderer has written the braces as %7B and %7D.
  const linked = html.replace(/\shref="[^"]*/g, (start) => {
    const braced = start.replace(/%7B([a-z][A-Za-z.]*)%7D/g, '{$1}')
    return fillPlaceholders(braced, company, (words) => inHtml(encodeURI(words)))
  })
  return fillPlaceholders(linked, company, inHtml)
}

/** Placeholders of a text that nothing fills; `line` counts from 0. */
function unknownPlaceholders(body: string): { line: number; message: string }[] {
  let line = 0
  return body.split(CODE_IN_MARKDOWN).flatMap((piece, index) => {
    const problems = piece.split('\n').flatMap((text, below) => {
      const message = index % 2 === 0 ? placeholderProblem(text) : undefined
      return message ? [{ line: line + below, message: `${message}.` }] : []
    })
    line += piece.split('\n').length - 1
    return problems
  })
}
