import { defineMiddleware } from 'astro:middleware'

/** Astro writes this where the first island of a page stands. HTML allows a style element only in the head. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/**
 * Moves the style of islands into the head of every page, built or rendered on demand. A page that the server asked for and
 * that throws tells the server: Astro itself would print the message, which may quote a visitor, and keep the cause.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  try {
    const response = await next()
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const [style] = ISLAND_STYLE.exec(html) ?? []
    const valid = style ? html.replace(style, '').replace('</head>', () => `${style}</head>`) : html
    return new Response(valid, response)
  } catch (error) {
    if (!locals.failed) throw error
    locals.failed(error)
    return new Response('', { status: 500 })
  }
})
