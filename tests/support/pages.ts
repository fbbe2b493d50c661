import { readCompany } from '../../contract/company.ts'
import { contentOf } from './content.ts'

export const company = readCompany(contentOf('company.yaml'))

/** The page of who writes the articles, which has the company's name. */
export const PROFILE = `/profile/${company.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-team`

/** Every page by its address; of the articles two. */
export const PAGES = [
  '/',
  '/services',
  ...(
    'web-development software-development app-development data-engineering cloud-engineering mvp-development ' +
    'devops qa-testing it-consulting it-consultation'
  )
    .split(' ')
    .map((id) => `/services/${id}`),
  '/portfolio',
  '/portfolio/rotaform',
  '/about',
  '/sounding',
  '/contact',
  '/career',
  '/internship',
  '/blog',
  '/blog/partnership-program',
  '/blog/four-day-survey',
  '/privacy-policy',
  '/terms-of-service',
  '/forms/quote',
]
