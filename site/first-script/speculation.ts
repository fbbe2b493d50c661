/** Never prefetched: addresses whose answer differs by visitor or has an effect. */
const PRIVATE = ['/api/*', '/r/*', '/forms/*', '/newsletter/*', '/healthz', '/readyz', '/*\\?(.+)']

const LINKS = [
  {
    source: 'document',
    where: {
      and: [
        { href_matches: '/*' },
        ...PRIVATE.map((path) => ({ not: { href_matches: path } })),
        { not: { selector_matches: '[download], [data-opens]' } },
      ],
    },
    eagerness: 'moderate',
  },
]

/**
 * Speculation rules, inline in every page: while the pointer rests on a link the browser renders its page, or fetches it
 * where it renders none ahead. What tells or fetches more waits until the page is opened (activation.ts).
 */
export const speculation = JSON.stringify({ prefetch: LINKS, prerender: LINKS })
