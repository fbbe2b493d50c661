import { useEffect } from 'react'
import { useLive } from '../api/live.ts'
import { useOverview, useSubmission } from '../api/queries.ts'
import type { Place } from './address.ts'
import { tabTitle } from './titles.ts'

const ICONS = {
  plain: new URL('../icon.svg', import.meta.url).href,
  unseen: new URL('../icon-new.svg', import.meta.url).href,
  late: new URL('../icon-late.svg', import.meta.url).href,
}

/** Keeps the tab's title and icon: what is open, what is new, and whether a promise is broken. */
export function useTab(place: Place): void {
  const { arrived } = useLive()
  const { data } = useSubmission(place.reference)
  const { data: overview } = useOverview()
  const late = overview?.overdue ?? 0
  const title = tabTitle(place, data?.reference === place.reference ? data : undefined, arrived.size, late)
  const icon = late > 0 ? ICONS.late : arrived.size > 0 ? ICONS.unseen : ICONS.plain
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
  }, [icon])
}
