import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'

/**
 * Takes files that are dropped anywhere in the form or the dialog around it, where the browser would open them in the
 * form's place, and files that are pasted into the form.
 *
 * @param input - the form's file input.
 * @returns whether files are held over the form.
 */
export function useFileDrop(
  input: RefObject<HTMLInputElement | null>,
  awake: boolean,
  add: (files: Iterable<File>) => void,
): boolean {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(add)

  // In the frame that says `awake`: a file that came before the listener would open in place of the form.
  useLayoutEffect(() => {
    const ground: HTMLElement | null | undefined = input.current?.closest('dialog') ?? input.current?.form
    if (!awake || !ground) return
    const ended = new AbortController()
    const on = <E extends 'dragover' | 'dragleave' | 'drop' | 'paste'>(
      type: E,
      act: (event: HTMLElementEventMap[E]) => void,
    ) => ground.addEventListener(type, act, { signal: ended.signal })

    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && ground.contains(relatedTarget))) setOver(false)
    })
    on('drop', (event) => {
      setOver(false)
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      take(event.dataTransfer.files)
    })
    on('paste', ({ clipboardData }) => {
      // A table or a page is copied as text and as a picture of it: whoever pastes it means the text.
      if (clipboardData?.files.length && !clipboardData.types.includes('text/plain')) take(clipboardData.files)
    })
    return () => ended.abort()
  }, [input, awake])
  return over
}
