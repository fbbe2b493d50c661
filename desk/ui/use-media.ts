import { useSyncExternalStore } from 'react'

/** Below this width the screen is a phone's (styles/phone.css). */
export const PHONE = '(width < 40rem)'

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}
