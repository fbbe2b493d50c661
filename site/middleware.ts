import { defineMiddleware } from 'astro:middleware'

/** Astro writes this where the first island of a page stands. HTML allows a style element only in the head. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/**
 * Takes the style of islands out of pages rendered on demand (elements.css has its rule). One that throws tells the server:
 * Astro itself would print the message, which may quote a visitor, and keep the cause.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    const response = await next()
    // A build leaves the style out (scripts/build/pages.ts).
    if (!locals.failed || !response.headers.get('content-type')?.startsWith('text/html')) return response
    return new Response((await response.text()).replace(ISLAND_STYLE, ''), response)
  } catch (error) {
    if (!locals.failed) throw error
    locals.failed(error)
    return new Response('', { status: 500 })
  }
})
