import type { APIRoute } from 'astro'
import { oneLine } from '../../contract/limits.ts'
import { routes } from '../../contract/routes.ts'
import { company } from '../brand/company.ts'
import { type ListedPage, listedPages } from './_listed.ts'

const HEADINGS: Record<ListedPage['part'], string> = {
  main: 'Pages',
  services: 'Services',
  projects: 'Projects',
  articles: 'Articles',
  terms: 'Terms',
}

/** A guide to the site in plain text, for programs that read it (llmstxt.org). */
export const GET: APIRoute = async ({ site }) => {
  const pages = listedPages()
  const list = (part: string) =>
    pages
      .filter((page) => page.part === part)
      .map(({ name, path, description }) => `- [${name}](${new URL(path, site).href}): ${oneLine(description)}`)
  const at = (path: string) => new URL(path, site).href
  const lines = [
    `# ${company.name}`,
    '',
    `> ${company.tagline} ${company.description}`,
    '',
    `${company.address.line}, remote-first. Business hours: ${company.hours.long}.`,
    `Quotes and projects: ${company.mail.quotes}, ${company.phone.display}. Applications: ${company.mail.careers}.`,
    `Ask for a quote at ${at(routes.form('quote'))}, for a consultation at ${at(routes.consultation())}. Each form works without script, gives a reference and states when the answer is due.`,
    ...Object.entries(HEADINGS).flatMap(([part, heading]) => ['', `## ${heading}`, '', ...list(part)]),
  ]
  return new Response(`${lines.join('\n')}\n`)
}
