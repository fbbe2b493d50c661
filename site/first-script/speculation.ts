/** Never prefetched: addresses whose answer differs by visitor or has an effect. */
const PRIVATE = ['/api/*', '/r/*', '/forms/*', '/newsletter/*', '/*\\?(.+)']

const linksBut = (others: string) => [
  {
    source: 'document',
    where: {
      and: [{ href_matches: '/*' }, { not: { href_matches: PRIVATE } }, { not: { selector_matches: others } }],
    },
    eagerness: 'moderate',
  },
]

/**
 * Speculation rules, inline in every page: while the pointer rests on a link the browser renders its page, or fetches it
 * where it renders none ahead. What tells or fetches more waits until the page is opened (activation.ts).
 */
export const speculation = JSON.stringify({
  prefetch: linksBut('[download], [data-opens]'),
  // A page that opens in a tab of its own would take the place of that tab.
  prerender: linksBut('[download], [data-opens], [target]'),
})
