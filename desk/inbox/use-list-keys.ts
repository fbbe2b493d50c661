import { useRef } from 'react'
import { filterToQuery } from '../../contract/desk/filter.ts'
import type { DeskItem } from '../../contract/desk/replies.ts'
import { changePlace, type Place } from '../app/address.ts'
import { focusDetail } from '../app/focus.ts'
import type { Neighbors } from '../detail/Detail.tsx'
import { isTyping, useKeys } from '../keys/use-keys.ts'
import type { List, Selection } from './selection.ts'

interface Options extends List {
  place: Place
  selection: Selection
  /** What the list is called, for "Due, 3 of 15". */
  name: string
}

/** Keys that move along a list and select in it. Gives the way to the requests beside the open one. */
export function useListKeys({ items, offset, total, place, selection, name }: Options): Neighbors {
  const at = items.findIndex((item) => item.reference === place.reference)
  // A request that is open still, and has left this list, keeps the neighbors that it had.
  const key = `${place.reference} ${filterToQuery(place.filter)}`
  const last = useRef({ key: '', items, at })
  if (at >= 0) last.current = { key, items, at }
  const gone = at < 0 && last.current.key === key ? last.current : undefined
  const isThere = ({ reference }: DeskItem) => items.some((item) => item.reference === reference)
  const stepTo = (item: DeskItem | undefined) =>
    item && (() => changePlace({ reference: item.reference }, { replace: place.reference !== undefined }))
  const next = stepTo(gone ? gone.items.slice(gone.at + 1).find(isThere) : items[at + 1])
  const previous = stepTo(gone ? gone.items.slice(0, gone.at).findLast(isThere) : items[at < 0 ? 0 : at - 1])
  const isKnown = at >= 0 || gone !== undefined
  const select = (toHere: boolean) => () => place.reference && selection.toggle(place.reference, toHere)
  useKeys({
    j: next,
    k: previous,
    ArrowDown: next && outsideDetail(next),
    ArrowUp: previous && outsideDetail(previous),
    Enter: enterWhere(place.reference !== undefined),
    x: select(false),
    X: select(true),
    // In a field it selects the text.
    'mod+a': ({ target }) => (items.length > 0 && !isTyping(target) ? selection.all() : false),
  })
  return {
    position: at < 0 ? '' : `${name}, ${offset + at + 1} of ${total}`,
    previous: isKnown ? previous : undefined,
    next: isKnown ? next : undefined,
  }
}

/** In the request's own pane the arrows scroll its text. */
function outsideDetail(step: () => void) {
  return ({ target }: KeyboardEvent) => (isIn(target, '#detail') ? false : step())
}

/** Leads into the request: from the link of its row, or from the list when it is open beside it. */
function enterWhere(isOpen: boolean): (event: KeyboardEvent) => boolean {
  return ({ target }) => {
    const isLink = isIn(target, '.row-name a')
    // Any other link or button has its own Enter.
    if (!isLink && (!isOpen || isIn(target, 'a, button, summary, #detail'))) return false
    if (isLink && target instanceof HTMLElement) target.click()
    // As soon as it is drawn, and before the next key: that may lead into a field.
    queueMicrotask(focusDetail)
    return true
  }
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
