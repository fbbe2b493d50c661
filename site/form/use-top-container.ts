import { type RefObject, useEffect, useState } from 'react'

/** Where a list must be attached to be seen and reached: the modal dialog around it, else the body. */
export function useTopContainer(anchor: RefObject<Element | null>): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>()
  useEffect(() => setContainer(anchor.current?.closest('dialog') ?? undefined), [anchor])
  return container
}
