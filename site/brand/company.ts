import { parse } from 'yaml'
import raw from '../../content/company.yaml?raw'
import { readCompany, withBrand } from '../../contract/company.ts'

/** The brand, read once at build. Islands get what they need of it as props. */
export const company = readCompany(parse(raw))

/**
 * Content with the brand's words put into its texts, at every depth of lists and objects. Each cast holds because the
 * shape stays: texts become texts, lists and objects keep their items and keys.
 */
export function branded<T>(content: T): T {
  if (typeof content === 'string') return withBrand(content, company) as T
  if (Array.isArray(content)) return content.map((item) => branded(item)) as T
  if (content !== null && typeof content === 'object' && Object.getPrototypeOf(content) === Object.prototype) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, branded(value)])) as T
  }
  return content
}
