import { type RefObject, useLayoutEffect, useRef } from 'react'
import { emptyPlaces } from '../../contract/desk/saved-replies.ts'

/** Puts text into a letter, and leads from one place that is still empty to the next. */
export function usePlaces(field: RefObject<HTMLTextAreaElement | null>, text: string, change: (text: string) => void) {
  const selected = useRef<{ start: number; end: number } | undefined>(undefined)
  useLayoutEffect(() => {
    const next = selected.current
    const shown = field.current
    if (!next || shown?.value !== text) return
    selected.current = undefined
    shown.focus()
    shown.setSelectionRange(next.start, next.end)
  }, [field, text])

  const empty = emptyPlaces(text)
  return {
    empty,
    /** Puts it where the cursor is, and selects its first empty place, else stands behind it. */
    insert(added: string) {
      const { selectionStart: from = text.length, selectionEnd: to = text.length } = field.current ?? {}
      const [place] = emptyPlaces(added)
      const end = from + added.length
      selected.current = place ? { start: from + place.start, end: from + place.end } : { start: end, end }
      change(text.slice(0, from) + added + text.slice(to))
    },
    /** Selects the next empty place after the cursor. @returns whether there is one. */
    next(): boolean {
      const shown = field.current
      const place = empty.find(({ start }) => start > (shown?.selectionStart ?? 0)) ?? empty[0]
      if (!place || !shown) return false
      shown.focus()
      shown.setSelectionRange(place.start, place.end)
      return true
    },
  }
}

/** Whether a word begins at the cursor: there a semicolon asks for a saved reply. */
export function beginsWord({ value, selectionStart }: HTMLTextAreaElement): boolean {
  return selectionStart === 0 || /\s/.test(value.charAt(selectionStart - 1))
}
