import type { APIRoute } from 'astro'

/** Receipts and form pages say "noindex" themselves, which a crawler must be let in to read. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`)
