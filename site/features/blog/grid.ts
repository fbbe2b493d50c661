import { routes } from '../../../contract/routes.ts'
import { type ListingQuery, more, queryString } from './listing-query.ts'

/** The first cards in view are large; counted here, since style would count a thousand cards at every change of one. */
export const LEADING = { attribute: 'data-leading', count: 2 }

export function countShown({ most }: ListingQuery, found: number): string {
  return `${most} of ${found.toLocaleString('en-US')} shown`
}

export function addressOfMore(query: ListingQuery): string {
  return routes.blog() + queryString(more(query))
}
