import { type DeskFilter, filterToQuery, readFilter } from '../../contract/desk/filter.ts'
import { createStore } from '../ui/store.ts'

export const VIEWS = [
  'inbox',
  'search',
  'figures',
  'emails',
  'newsletter',
  'subscribers',
  'replies',
  'incoming',
] as const
export type View = (typeof VIEWS)[number]

/** What the screen shows, all of it in the address: it can be sent to a colleague, and Back goes back. */
export interface Place {
  view: View
  filter: DeskFilter
  /** The request whose detail is open. */
  reference: string | undefined
  /** The draft, the issue or the saved reply that is open. */
  issue?: string | undefined
  /** On narrow screens: its email is shown in place of its text. */
  isPreview?: boolean | undefined
}

/** How often it has changed. */
const changes = createStore(0, () => {
  addEventListener('popstate', tellChange)
  return () => removeEventListener('popstate', tellChange)
})
let cached: { search: string; place: Place } | undefined

export function usePlace(): Place {
  changes.useValue()
  return placeNow()
}

export function placeNow(): Place {
  if (cached?.search !== location.search) cached = { search: location.search, place: readPlace(location.search) }
  return cached.place
}

export function readPlace(search: string): Place {
  const params = new URLSearchParams(search)
  return {
    view: VIEWS.find((one) => one === params.get('view')) ?? 'inbox',
    filter: readFilter(params).filter,
    reference: params.get('ref') ?? undefined,
    issue: params.get('issue') || undefined,
    isPreview: params.has('email') || undefined,
  }
}

export function hrefOf(to: Partial<Omit<Place, 'filter'>> & { filter?: Partial<DeskFilter> }): string {
  const { view = 'inbox', filter = {}, reference, issue, isPreview } = to
  const params = new URLSearchParams(filterToQuery(filter))
  if (view !== 'inbox') params.set('view', view)
  if (reference) params.set('ref', reference)
  if (issue) params.set('issue', issue)
  if (isPreview) params.set('email', '')
  const query = params.toString()
  return query === '' ? '/' : `/?${query}`
}

/** Goes to an address of the screen. `replace`: without a step for Back, as while typing or moving along the list. */
export function goTo(href: string, { replace = false } = {}): void {
  if (href === `${location.pathname}${location.search}`) return
  history[replace ? 'replaceState' : 'pushState'](null, '', href)
  tellChange()
}

/** Changes a part of the place. */
export function changePlace(change: Partial<Place>, options?: { replace?: boolean }): void {
  goTo(hrefOf({ ...placeNow(), ...change }), options)
}

/** In the inbox, no status means what is open. What is put aside, which is open alone, has a list of its own. */
export function inboxFilter(filter: DeskFilter): DeskFilter {
  return { ...filter, status: filter.status.length === 0 ? ['open'] : filter.status, later: filter.later || 'no' }
}

function tellChange(): void {
  changes.set(changes.get() + 1)
}
