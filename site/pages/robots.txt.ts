import type { APIRoute } from 'astro'

/** Receipts and form pages carry "noindex". They must not be disallowed here: a crawler has to read that. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`)
