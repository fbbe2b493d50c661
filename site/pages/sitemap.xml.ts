import type { APIRoute } from 'astro'
import { listedPages } from './_listed.ts'

/** Every page that may be listed, with the day of its last change where content tells it. */
export const GET: APIRoute = async ({ site }) => {
  const entries = listedPages().map(({ path, updated }) => {
    const changed = updated ? `<lastmod>${updated}</lastmod>` : ''
    return `  <url><loc>${new URL(path, site).href}</loc>${changed}</url>`
  })
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'application/xml' } })
}
