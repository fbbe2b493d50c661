import { useEffect, useState } from 'react'
import { changePlace, placeNow } from '../app/address.ts'

/** From the last key to the request, ms. */
const TYPING_MS = 90

/**
 * The text of the search field, which goes into the address a moment after the last key. A filter that was chosen meanwhile
 * stays: the address is read when the text is sent.
 *
 * @param sent the text in the address. Another one, as after Back, is put into the field.
 */
export function useSearchText(sent: string): [string, (text: string) => void] {
  const [text, setText] = useState(sent)
  useEffect(() => setText((typed) => (typed.trim() === sent ? typed : sent)), [sent])
  useEffect(() => {
    const timer = setTimeout(() => {
      const { filter } = placeNow()
      if (filter.text !== text.trim()) changePlace({ filter: { ...filter, text: text.trim() } }, { replace: true })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
