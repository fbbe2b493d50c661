import type { ReactNode } from 'react'

/**
 * A picture that is fetched when its place comes near the view (first-script/near.ts), and at once without script. By
 * `loading="lazy"` alone a browser that thinks its line slow fetches what lies up to 8,000 px away. The element around it
 * keeps its room.
 */
export function Near({ children }: { children: ReactNode }) {
  return <noscript data-near="">{children}</noscript>
}
