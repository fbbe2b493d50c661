import { type RefObject, useLayoutEffect, useState } from 'react'

/** The size of an element's box, CSS px; 0 before it is there. */
export function useSize(element: RefObject<Element | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new ResizeObserver(() => {
      const { width, height } = watched.getBoundingClientRect()
      setSize({ width: Math.round(width), height: Math.round(height) })
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return size
}
