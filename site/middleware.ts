import { defineMiddleware } from 'astro:middleware'

/** Astro writes this where the first island of a page stands. HTML allows a style element only in the head. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/

/** Moves the style of islands into the head of every page, built or rendered on demand. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const [style] = ISLAND_STYLE.exec(html) ?? []
  const valid = style ? html.replace(style, '').replace('</head>', () => `${style}</head>`) : html
  return new Response(valid, response)
})
