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
