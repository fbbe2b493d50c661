import type { ReactNode } from 'react'
import type GenericService from './generic/GenericService.astro'
import type { ServicePageProps } from './service-page-props.ts'

/** How a service's page is composed between header and footer. */
export interface Composition {
  /** A React component, or an Astro component where the page holds islands. */
  Page: ((props: ServicePageProps) => ReactNode) | typeof GenericService
  /** The texts of the style files that only this page needs, imported with `?inline`. They stand in the page's head. */
  styles: readonly string[]
  /** What lies behind the header before the page is scrolled. */
  ground: 'dark' | 'light'
}
