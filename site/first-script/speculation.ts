/** Never prefetched: addresses whose answer differs by visitor or has an effect. */
const PRIVATE = ['/api/*', '/r/*', '/forms/*', '/newsletter/*', '/healthz', '/readyz', '/*\\?(.+)']

/**
 * Speculation rules, inline in every page: the browser prefetches a link while the pointer rests on it. It does not
 * prerender: a page that nobody opens must not count as a page view.
 */
export const speculation = JSON.stringify({
  prefetch: [
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
  ],
})
