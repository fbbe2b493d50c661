import type { ReactNode } from 'react'
import type { Service } from '../../schemas/service.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'
import type GenericService from './generic/GenericService.astro'

/** What the component of a service's page is given. */
export interface ServicePageProps {
  id: string
  service: Service
  /** Labels and buttons that all service pages have in common. */
  words: ServicesPage['detail']
}

/** How a service's page is composed between header and footer. */
export interface Composition {
  /** A React component, or an Astro component where the page holds islands. */
  Page: ((props: ServicePageProps) => ReactNode) | typeof GenericService
  /** The texts of the style files that only this page needs, imported with `?inline`. They stand in the page's head. */
  styles: readonly string[]
  /** What lies behind the header before the page is scrolled. */
  ground: 'dark' | 'light'
}
