import { parse } from 'yaml'
import raw from '../../content/company.yaml?raw'
import { readCompany } from '../../contract/company.ts'
import { fillPlaceholders, placeholderProblem } from '../../contract/placeholders.ts'

/** The brand, read once at build. Islands get what they need of it as props. */
export const company = readCompany(parse(raw))

/**
 * Content with the placeholders of its texts filled, at every depth of lists and objects. Each cast holds because the
 * shape stays: texts become texts, lists and objects keep their items and keys.
 */
export function branded<T>(content: T): T {
  if (typeof content === 'string') return fillPlaceholders(content, company) as T
  if (Array.isArray(content)) return content.map((item) => branded(item)) as T
  if (content !== null && typeof content === 'object' && Object.getPrototypeOf(content) === Object.prototype) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, branded(value)])) as T
  }
  return content
}

/**
 * The HTML of a Markdown file with its placeholders filled. Code stays as it is written.
 *
 * @throws an Error that names the file, for a placeholder that nothing fills.
 */
export function brandedHtml(html: string, file: string): string {
  const pieces = html.split(/(<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>)/)
  // The split puts what it matched, the code, at every second place.
  return pieces.map((piece, index) => (index % 2 === 1 ? piece : brandedText(piece, file))).join('')
}

function brandedText(text: string, file: string): string {
  const problem = placeholderProblem(text)
  if (problem) throw new Error(`${file}: ${problem}`)
  return branded(text)
}
