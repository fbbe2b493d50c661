import { useCallback, useMemo, useState } from 'react'
import { type DeskFilter, filterToQuery } from '../../contract/desk/filter.ts'
import type { DeskItem } from '../../contract/desk/replies.ts'
import type { DeskTarget } from '../../contract/desk/requests.ts'
import { ROWS_HELD } from '../api/queries.ts'

/** What is selected for an action on many: single requests, or all of the filter. */
export type Selection = ReturnType<typeof useSelection>

export interface List {
  items: readonly DeskItem[]
  /** The number of the first item. */
  offset: number
  total: number
}

export function useSelection(filter: DeskFilter, { items, offset, total }: List) {
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

  const references = useMemo(() => {
    // Further rows may have been let go from memory.
    if (offset > 0 || items.length >= ROWS_HELD) return chosen.references
    // What has left the list is not acted on: an action never does more than is shown.
    return new Set(items.map(({ reference }) => reference).filter((reference) => chosen.references.has(reference)))
  }, [chosen, items, offset])

  return {
    count: chosen.isAll ? total : references.size,
    isAll: chosen.isAll,
    has: (reference: string) => chosen.isAll || references.has(reference),
    toggle,
    all: () => setChosen({ references: new Set(), last: undefined, isAll: true }),
    clear: () => setChosen(NONE),
    target: (): DeskTarget => (chosen.isAll ? { filter: query } : { references: [...references] }),
  }
}

const NONE = { references: new Set<string>(), last: undefined, isAll: false }
