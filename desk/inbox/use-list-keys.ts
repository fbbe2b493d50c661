import type { DeskItem } from '../../contract/desk.ts'
import { changePlace, type Place } from '../app/address.ts'
import type { Neighbors } from '../detail/Detail.tsx'
import { useKeys } from '../keys/use-keys.ts'
import type { Selection } from './selection.ts'

interface Options {
  items: readonly DeskItem[]
  /** The number of the first item. */
  offset: number
  total: number
  place: Place
  selection: Selection
  /** What the list is called, for "Due, 3 of 15". */
  name: string
}

/** Keys that move along a list and select in it. Gives the way to the requests beside the open one. */
export function useListKeys({ items, offset, total, place, selection, name }: Options): Neighbors {
  const at = items.findIndex((item) => item.reference === place.reference)
  const stepTo = (item: DeskItem | undefined) =>
    item && (() => changePlace({ reference: item.reference }, { replace: place.reference !== undefined }))
  const next = stepTo(items[at < 0 ? 0 : at + 1])
  const previous = stepTo(items[at < 0 ? 0 : at - 1])
  const select = (toHere: boolean) => () => place.reference && selection.toggle(place.reference, toHere)
  useKeys({
    j: next,
    k: previous,
    ArrowDown: next,
    ArrowUp: previous,
    Enter: place.reference ? (event) => focusDetail(event) : undefined,
    x: select(false),
    X: select(true),
    'mod+a': items.length > 0 ? selection.all : undefined,
  })
  return {
    position: at < 0 ? '' : `${name}, ${offset + at + 1} of ${total}`,
    previous: at > 0 ? previous : undefined,
    next: at >= 0 ? next : undefined,
  }
}

function focusDetail(event: KeyboardEvent): void {
  // A link or button under the focus has its own Enter.
  if (event.target instanceof HTMLElement && event.target.closest('a, button, summary')) {
    event.target.closest<HTMLElement>('a, button, summary')?.click()
    return
  }
  document.getElementById('detail')?.focus()
}
