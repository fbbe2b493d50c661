/** What differs for each visitor, or changes something, is never fetched before it is asked for. */
const PRIVATE = ['/api/*', '/r/*', '/forms/*', '/newsletter/*', '/healthz', '/readyz', '/*\\?(.+)']

/**
 * Speculation rules, inline in every page: a link that a pointer rests on is fetched, so that the page is there when it
 * is pressed. Nothing is run: a page nobody opened must count nowhere.
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
