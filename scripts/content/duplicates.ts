import type { Content } from '../../site/content.ts'
import type { ClaimChecks } from './claim-checks.ts'
import { type Claim, entryClaims, fileOf, fileOfPage, keysOf, listClaims } from './claims.ts'

const OWN = 'Give each its own.'
const ORDER = 'Entries stand in the order of this number: give each its own.'

/** Refuses what stands twice and would hide or confuse one of the two. */
export function refuseDuplicates(checks: ClaimChecks, content: Content): void {
  checks.unique(entryClaims(content, 'services', 'order'), ORDER)
  checks.unique(entryClaims(content, 'services', 'name'), 'Forms offer services by this name: give each its own.')
  checks.unique(entryClaims(content, 'projects', 'order'), ORDER)
  checks.unique(entryClaims(content, 'projects', 'title'), OWN)
  checks.unique(entryClaims(content, 'jobs', 'order'), ORDER)
  checks.unique(entryClaims(content, 'jobs', 'title'), 'Applications name a job by its title: give each its own.')
  checks.unique(entryClaims(content, 'tracks', 'id'), 'Links name a track by this number: give each its own.')
  checks.unique(entryClaims(content, 'tracks', 'title'), OWN)
  checks.unique(entryClaims(content, 'posts', 'id'), OWN)
  checks.unique(entryClaims(content, 'posts', 'slug'), 'It is the last part of the address: give each its own.')
  checks.unique(entryClaims(content, 'posts', 'title'), OWN)

  const { home, about, webSites, notFound, portfolioPage, servicesPage } = content.pages
  const lists = [
    listClaims(fileOfPage('home'), ['services', 'tabs'], home.services.tabs, 'id'),
    listClaims(fileOfPage('home'), ['expertise', 'cards'], home.expertise.cards, 'id'),
    listClaims(fileOfPage('home'), ['models', 'items'], home.models.items, 'id'),
    listClaims(fileOfPage('home'), ['emerging', 'tabs'], home.emerging.tabs, 'id'),
    listClaims(fileOfPage('home'), ['stages', 'items'], home.stages.items, 'id'),
    listClaims(fileOfPage('about'), ['values', 'items'], about.values.items, 'id'),
    listClaims(fileOfPage('webSites'), ['items'], webSites.items, 'slug'),
    listClaims(fileOfPage('notFound'), ['suggestions'], notFound.suggestions, 'path'),
    listClaims(fileOfPage('portfolioPage'), ['categories'], portfolioPage.categories, 'id'),
    listClaims(fileOfPage('servicesPage'), ['tabs'], servicesPage.tabs, 'id'),
  ]
  for (const claims of lists) checks.unique(claims, OWN)
  checks.unique(proseClaims(content), 'A page says what no other says: write it for this one.')
  checks.unique(titleClaims(content), 'Tabs and search results name a page by it: give each its own.')
}

/** The longer texts of a service's page: one that stands on two was copied and forgotten. */
function proseClaims({ collections }: Content): Claim[] {
  return collections.services.flatMap(({ id, data: { seo, hero, band, faqs } }) => {
    const file = fileOf('services', id)
    return [
      { file, path: ['seo', 'description'], value: seo.description },
      { file, path: ['hero', 'intro'], value: hero.intro },
      { file, path: ['band', 'text'], value: band.text },
      ...listClaims(file, ['faqs'], faqs, 'answer'),
    ]
  })
}

/** The title of every page that a file of content makes. */
function titleClaims({ collections, pages }: Content): Claim[] {
  const titled = [
    ...(['services', 'posts', 'legal'] as const).flatMap((name) =>
      collections[name].map(({ id, data }) => ({ file: fileOf(name, id), seo: data.seo })),
    ),
    ...keysOf(pages).flatMap((name) => {
      const page = pages[name]
      return 'seo' in page ? [{ file: fileOfPage(name), seo: page.seo }] : []
    }),
  ]
  return titled.map(({ file, seo }) => ({ file, path: ['seo', 'title'], value: seo.title }))
}
