import { useCallback, useState } from 'react'
import { type DeskFilter, filterToQuery } from '../../contract/desk/filter.ts'
import type { DeskItem } from '../../contract/desk/replies.ts'
import type { DeskTarget } from '../../contract/desk/requests.ts'

/** What is selected for an action on many: single requests, or all of the filter. */
export type Selection = ReturnType<typeof useSelection>

export function useSelection(filter: DeskFilter, items: readonly DeskItem[], total: number) {
  const query = filterToQuery(filter)
  const [chosen, setChosen] = useState<{ references: ReadonlySet<string>; last: string | undefined; isAll: boolean }>(
    NONE,
  )
  // Another filter is another list.
  const [known, setKnown] = useState(query)
  if (known !== query) {
    setKnown(query)
    setChosen(NONE)
  }

  /** `toHere`: and everything between it and the last one that was selected. */
  const toggle = useCallback(
    (reference: string, toHere = false) => {
      setChosen((before) => {
        const references = new Set(before.isAll ? [] : before.references)
        const from = items.findIndex((item) => item.reference === before.last)
        const to = items.findIndex((item) => item.reference === reference)
        if (toHere && from >= 0 && to >= 0)
          for (const item of items.slice(Math.min(from, to), Math.max(from, to) + 1)) references.add(item.reference)
        else if (!references.delete(reference)) references.add(reference)
        return { references, last: reference, isAll: false }
      })
    },
    [items],
  )

  return {
    count: chosen.isAll ? total : chosen.references.size,
    isAll: chosen.isAll,
    has: (reference: string) => chosen.isAll || chosen.references.has(reference),
    toggle,
    all: () => setChosen({ references: new Set(), last: undefined, isAll: true }),
    clear: () => setChosen(NONE),
    target: (): DeskTarget => (chosen.isAll ? { filter: query } : { references: [...chosen.references] }),
  }
}

const NONE = { references: new Set<string>(), last: undefined, isAll: false }
