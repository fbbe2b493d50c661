import { routes } from '../../../contract/routes.ts'
import { type ListingQuery, more, queryString } from './listing-query.ts'

export function countShown({ most }: ListingQuery, found: number): string {
  return `${most} of ${found.toLocaleString('en-US')} shown`
}

/** The address of the same query with more rows; its own where all that were found are shown, so that no robot goes on. */
export function addressOfMore(query: ListingQuery, found: number): string {
  return routes.blog() + queryString(found > query.most ? more(query) : query)
}
