import { routes } from '../../contract/routes.ts'
import { branded, company } from '../brand/company.ts'
import { FOOTER_LINKS, HEADER_LINKS } from '../brand/navigation.ts'
import { entriesOf, pageWords } from '../content.ts'
import { teamAuthor, teamUsername } from '../features/blog/articles.ts'
import { blogWords } from '../features/blog/blog-words.ts'
import { allProjects } from '../features/portfolio/all-projects.ts'
import { barsOf } from '../features/portfolio/bars.ts'

// Astro makes no route of a file whose name begins with an underscore.

/** A page that search engines may list. */
export interface ListedPage {
  path: string
  /** The part of the site it belongs to: llms.txt lists the pages by parts. */
  part: 'main' | 'services' | 'projects' | 'articles' | 'terms'
  /** Its name in lists: a menu entry, a service, an article. */
  name: string
  /** Its own first heading. */
  heading: string
  /** The line over that heading on its share image. */
  label: string
  description: string
  /** `YYYY-MM-DD`, where content says when it changed. */
  updated?: string
  /** What was measured before and after, as shares of the longer: on the share image. */
  bars?: ReturnType<typeof barsOf>
}

/** Every page that may be listed, in the order of the menus. Each has a share image of its own. */
export function listedPages(): ListedPage[] {
  return branded([...mainPages(), ...servicePages(), ...projectPages(), ...blogPages(), ...legalPages()])
}

/** Pages of one file each in content/pages, as the menus have them. */
const MAIN = [
  { words: 'servicesPage', path: routes.services() },
  { words: 'portfolioPage', path: routes.portfolio() },
  { words: 'career', path: routes.career() },
  { words: 'internship', path: routes.internship(), name: 'Internship', label: 'Career / Internship' },
  { words: 'about', path: routes.about() },
  { words: 'contact', path: routes.contact() },
] as const

function mainPages(): ListedPage[] {
  const { seo, hero } = pageWords('home')
  const pages = [{ ...main(routes.home(), seo, inOneLine(hero.heading)), label: hero.descriptor }]
  for (const { words, path, ...named } of MAIN) {
    const { seo, hero } = pageWords(words)
    pages.push({ ...main(path, seo, inOneLine(hero.heading)), ...named })
  }
  const { seo: soundingSeo, heading, label } = pageWords('sounding')
  pages.push({ ...main(routes.sounding(), soundingSeo, inOneLine(heading)), name: inOneLine(heading), label })
  return pages
}

/** A heading that its page sets in given lines. */
function inOneLine(heading: string | string[]): string {
  return [heading].flat().join(' ')
}

function main(path: string, seo: { title: string; description: string }, heading: string): ListedPage {
  const name = [...HEADER_LINKS, ...FOOTER_LINKS].find((link) => link.href === path)?.label ?? seo.title
  return { path, part: 'main', name, label: name, heading, description: seo.description }
}

function servicePages(): ListedPage[] {
  const services = entriesOf('services').toSorted((a, b) => a.data.order - b.data.order)
  return services.map(({ id, data }) => ({
    path: routes.service(id),
    part: 'services' as const,
    name: data.name,
    label: `Services / ${data.name}`,
    heading: data.hero.heading,
    description: data.seo.description,
  }))
}

function projectPages(): ListedPage[] {
  return allProjects().map(({ id, title, client, description, sounding }) => ({
    path: routes.project(id),
    part: 'projects' as const,
    name: title,
    label: `Portfolio / ${title}, ${client}`,
    heading: sounding.heading,
    description,
    bars: barsOf(sounding),
  }))
}

function blogPages(): ListedPage[] {
  const author = teamAuthor()
  const posts = entriesOf('posts').toSorted((a, b) => b.data.date.localeCompare(a.data.date))
  const articles = posts.map(({ data }) => ({
    path: routes.article(data.slug),
    part: 'articles' as const,
    name: data.title,
    label: `Blog / ${data.category}`,
    heading: data.title,
    description: data.excerpt,
    updated: data.updated,
  }))
  const updated = articles
    .map((article) => article.updated)
    .sort()
    .at(-1)
  const { heading, description } = blogWords
  const signed = { name: author.name, heading: author.name, label: 'Blog / Profile', description: author.tagline }
  return [
    { path: routes.blog(), part: 'main', name: 'Blog', label: 'Blog', heading, description, updated },
    ...articles,
    { path: routes.profile(teamUsername), part: 'articles', ...signed, updated },
  ]
}

function legalPages(): ListedPage[] {
  return entriesOf('legal').map(({ id, data }) => ({
    path: `/${id}`,
    part: 'terms' as const,
    name: data.title,
    label: company.domain,
    heading: data.title,
    description: data.seo.description,
    updated: dayOf(data.updated),
  }))
}

/** "January 21, 2025" as `2025-01-21`. */
function dayOf(printed: string): string {
  return new Date(`${printed} UTC`).toISOString().slice(0, 10)
}
