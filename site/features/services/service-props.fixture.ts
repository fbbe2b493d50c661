import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { service } from '../../schemas/service.ts'
import { servicesPage } from '../../schemas/services-page.ts'
import type { ServicePageProps } from './Part.tsx'

/** What the page of a service is given, read from content/. */
export function servicePropsOf(id: string): ServicePageProps {
  const read = (name: string) => parse(readFileSync(new URL(`../../../content/${name}.yaml`, import.meta.url), 'utf8'))
  return {
    id,
    service: service.parse(read(`services/${id}`)),
    words: servicesPage.parse(read('pages/services')).detail,
  }
}
