import type { Service } from '../../schemas/service.ts'
import type { ServicesPage } from '../../schemas/services-page.ts'

/** What the component of a service's page is given. */
export interface ServicePageProps {
  id: string
  service: Service
  /** Labels and buttons that all service pages have in common. */
  words: ServicesPage['detail']
}
