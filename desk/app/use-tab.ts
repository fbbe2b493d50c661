import { useEffect } from 'react'
import { useLive } from '../api/live.ts'
import { useSubmission } from '../api/queries.ts'
import type { Place } from './address.ts'
import { tabTitle } from './titles.ts'

const ICONS = {
  plain: new URL('../icon.svg', import.meta.url).href,
  unseen: new URL('../icon-new.svg', import.meta.url).href,
}

/** Keeps the tab's title and icon: what is open, and whether there is something new. */
export function useTab(place: Place): void {
  const { arrived } = useLive()
  const { data } = useSubmission(place.reference)
  const title = tabTitle(place, data?.reference === place.reference ? data : undefined, arrived.size)
  const icon = arrived.size > 0 ? ICONS.unseen : ICONS.plain
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
  }, [icon])
}
