import { fillPlaceholders } from '../../contract/placeholders.ts'
import { companyFile } from '../content.ts'

/** The brand. Islands get what they need of it as props. */
export const company = companyFile

/**
 * Prose of the site's own code with its placeholders filled, at every depth. Content has its own filled already. Each
 * cast holds because the shape stays: texts become texts, lists and objects keep their items and keys.
 */
export function branded<T>(content: T): T {
  if (typeof content === 'string') return fillPlaceholders(content, company) as T
  if (Array.isArray(content)) return content.map((item) => branded(item)) as T
  if (content !== null && typeof content === 'object' && Object.getPrototypeOf(content) === Object.prototype) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, branded(value)])) as T
  }
  return content
}
