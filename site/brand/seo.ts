import { company } from './company.ts'

/** Characters that search results print of a title before they cut it. */
const TITLE_ROOM = 60

/** A page's title with the company's name after it, where both fit. */
export function titleOf(title: string, name: string): string {
  const whole = `${title} | ${name}`
  return title.includes(name) || whole.length > TITLE_ROOM ? title : whole
}

/** Where a page's share image lies. */
export function shareImageOf(path: string): string {
  return `/share${path === '/' ? '/home' : path}.png`
}

/** The publisher in structured data: the company, and the site's address that the build was given. */
export const publisher = { company, site: import.meta.env.SITE }
