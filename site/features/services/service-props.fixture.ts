import { contentOf } from '../../../tests/support/content.ts'
import { service } from '../../schemas/service.ts'
import { servicesPage } from '../../schemas/services-page.ts'
import type { ServicePageProps } from './Part.tsx'

/** What the page of a service is given, read from content/. */
export function servicePropsOf(id: string): ServicePageProps {
  return {
    id,
    service: service.parse(contentOf(`services/${id}.yaml`)),
    words: servicesPage.parse(contentOf('pages/services.yaml')).detail,
  }
}
