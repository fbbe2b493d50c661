import { type RefObject, useEffect, useState } from 'react'

/** Where to attach a dropdown list: the modal dialog around the field, because everything else is inert; otherwise the body. */
export function useTopContainer(anchor: RefObject<Element | null>): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>()
  useEffect(() => setContainer(anchor.current?.closest('dialog') ?? undefined), [anchor])
  return container
}
