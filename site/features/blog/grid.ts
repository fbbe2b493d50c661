import { routes } from '../../../contract/routes.ts'
import { more, type Wish, writeWish } from './listing-query.ts'

/** The first cards in view are large; counted here, since style would count a thousand cards at every change of one. */
export const LEADING = { attribute: 'data-leading', count: 2 }

export function countShown({ most }: Wish, found: number): string {
  return `${most} of ${found.toLocaleString('en-US')} shown`
}

export function addressOfMore(wish: Wish): string {
  return routes.blog() + writeWish(more(wish))
}
