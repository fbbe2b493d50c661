import { withBrand } from '../../contract/company.ts'
import { companyFile } from '../content.ts'

/** The brand. Islands get what they need of it as props. */
export const company = companyFile

/** Prose of the site's own code with the brand's words put in, at every depth. Content has them already. */
export function branded<T>(content: T): T {
  if (typeof content === 'string') return withBrand(content, company) as T
  if (Array.isArray(content)) return content.map((item) => branded(item)) as T
  if (content !== null && typeof content === 'object' && Object.getPrototypeOf(content) === Object.prototype) {
    return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, branded(value)])) as T
  }
  return content
}
