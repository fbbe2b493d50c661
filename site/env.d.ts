import 'astro'
import 'react'

declare global {
  namespace App {
    interface Locals {
      /** What the server hands to a page rendered on demand; absent while pages are prerendered. */
      page?: import('../contract/page.ts').PageData
      /** Told why a page rendered on demand was not made. */
      failed?: (error: unknown) => void
    }
  }
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Wakes an island near the view after the first touch; with a name, when the dialog of that name is wanted. */
    'client:interaction'?: boolean | string
  }
}

declare module 'react' {
  interface CSSProperties {
    /** Our own properties, which style reads. */
    [property: `--${string}`]: string | number | undefined
  }
}
