import catalogue from './catalogue.json' with { type: 'json' }
import type { Option } from './fields/field.ts'

// `catalogue.json` is written from content/ by each build: a service, job or track added there reaches
// menu, listing, footer and forms with no other edit.

export interface CatalogueService {
  id: string
  name: string
  menuLabel: string
  line: string
  category: 'core' | 'specialized' | 'additional'
}

// The build checks the categories before it writes the file; JSON modules have plain strings.
export const SERVICES = catalogue.services as readonly CatalogueService[]
export const JOBS: readonly { id: string; title: string }[] = catalogue.jobs
export const TRACKS: readonly { id: number; value: string; title: string }[] = catalogue.tracks

/** Specification 12.1.7: the quote's options, one for each service page. */
export const QUOTE_SERVICES: readonly Option[] = SERVICES.map(({ id, name }) => ({ value: id, label: name }))

/** Services without a page of their own, unless content has one of this name. */
const FURTHER = [
  { value: 'uiux-design', label: 'UI/UX Design' },
  { value: 'digital-marketing', label: 'Digital Marketing' },
].filter(({ value }) => SERVICES.every(({ id }) => id !== value))

/** Specification 12.2.6: what the consultation and the contact form offer beside the quote's services. */
export const ENQUIRY_SERVICES: readonly Option[] = [
  ...QUOTE_SERVICES,
  ...FURTHER,
  { value: 'not-sure', label: 'Not sure yet' },
]
